import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// Where Back has led elsewhere meanwhile, this document is not the one to wake up.
const { early } = window;
const isElsewhere = () =>
  early && !early.isOver && early.address !== location.pathname + location.search;
if (isElsewhere()) location.reload();
else {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      {
        onRecoverableError(error) {
          // Where it leads elsewhere in the middle of waking up, this document is going already.
          if (!isElsewhere()) reportError(error);
        },
      },
    );
  });
}
