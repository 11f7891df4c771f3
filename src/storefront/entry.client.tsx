import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadTexts } from './i18n/load.ts';
import { localeOf } from './paths.ts';

// Only the page's language is loaded, and it has to be there before the page wakes up.
await loadTexts(localeOf(location.pathname));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
