import { configureGlobal } from 'fast-check';

// The usual run tries the same values every time, so that a failure is the change's own. The
// full run looks for new ones.
if (process.env.FRAMEWELL_TESTS !== 'full') configureGlobal({ seed: 20_261_121 });
