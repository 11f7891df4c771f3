import type { Brand } from './brand-settings.ts';

/** The demo pair: the plan Alder Health and the retailer Framewell Optics. */
export const alderFramewell: Brand = {
  plan: {
    name: 'Alder Health',
    contact: { phone: '+1 202 555 0199', email: 'members@alder-health.example' },
    mark: {
      viewBox: '0 0 32 32',
      shapes: [
        {
          d: 'M16 2.2c1.6 1.5 2.9 2 4.7 2.1.4 1.7 1.2 2.7 2.8 3.6-.2 1.8.1 2.9 1.3 4.4-.8 1.6-.9 2.8-.3 4.5-1.2 1.3-1.7 2.4-1.6 4.2-1.6.8-2.5 1.8-3 3.4-1.6 0-2.7.6-3.9 1.9-1.2-1.3-2.3-1.9-3.9-1.9-.5-1.6-1.4-2.6-3-3.4.1-1.8-.4-2.9-1.6-4.2.6-1.7.5-2.9-.3-4.5 1.2-1.5 1.5-2.6 1.3-4.4 1.6-.9 2.4-1.9 2.8-3.6 1.8-.1 3.1-.6 4.7-2.1z',
          tone: 'main',
        },
        { d: 'M16 9v21', tone: 'accent-line' },
        { d: 'M16 26.5v4', tone: 'main-line' },
        { d: 'M16 15.5l4.5-4M16 15.5l-4.5-4M16 21l4.5-4M16 21l-4.5-4', tone: 'accent-line' },
      ],
    },
  },
  retailer: {
    name: 'Framewell Optics',
    mark: {
      viewBox: '0 0 46 32',
      shapes: [
        { d: 'M3.5 11.5h14.5v4.5a7.25 7.25 0 0 1-14.5 0z', tone: 'main-line' },
        { d: 'M28 11.5h14.5v4.5a7.25 7.25 0 0 1-14.5 0z', tone: 'main-line' },
        { d: 'M18 13.2a5.2 5.2 0 0 1 10 0', tone: 'main-line' },
        { d: 'M3.5 11.5l-2-1.5M42.5 11.5l2-1.5', tone: 'main-line' },
      ],
    },
  },
  support: { email: 'support@framewell.example' },
};
