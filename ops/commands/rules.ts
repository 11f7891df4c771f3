import { readFile } from 'node:fs/promises';
import { RefusedRules, type ListedRule, type RulesPlan } from '#commerce/index.ts';
import { done, type Commands } from '../command.ts';
import { requireOurPromotions } from '../whose.ts';
import { refusedFile } from './refused-file.ts';

/** What the retailer takes off carts, for whom and when; coupons with limits; rates of tax. */
export const ruleCommands: Commands = {
  'rules list': {
    does: 'every rule in the order in which they count, those that have ended too',
    async run(services) {
      requireOurPromotions(services);
      const rules = await services.commerce.promotions.rules();
      return done(rules.map(wordsFor).join('\n') || 'No rules.', rules);
    },
  },
  'rules import': {
    takes: '<file.json>',
    does: 'adds and changes rules by their codes with their coupons, and tax rates, all or none',
    options: { '--dry-run': 'checks it all and tells what would come of it, writes nothing' },
    async run(services, [file = ''], options) {
      requireOurPromotions(services);
      const isTrial = options['dryRun'] === true;
      try {
        const rules = JSON.parse(await readFile(file, 'utf8')) as unknown;
        const plan = await services.commerce.promotions.importRules(rules, { isTrial });
        if (!isTrial)
          await services.audit.record({ actor: 'operator', action: 'rules.import', outcome: 'ok' });
        return done(`${isTrial ? 'It would be:\n' : ''}${tell(plan)}`, { ...plan, isTrial });
      } catch (error) {
        if (error instanceof RefusedRules) return refusedFile(error, options['json'] === true);
        throw error;
      }
    },
  },
};

function tell({ rules, coupons, catalogue, taxes }: RulesPlan): string {
  return [
    `rules: ${rules.added} added, ${rules.updated} updated`,
    `coupons: ${coupons.added} added, ${coupons.updated} updated`,
    `rules about prices: ${catalogue.added} added, ${catalogue.updated} updated`,
    `tax rates: ${taxes ?? 'not changed'}`,
  ].join('\n');
}

function wordsFor({ code, position, byCoupon, enabled, activeUntil, terms }: ListedRule): string {
  const labels = Object.entries(terms).map(([store, { label }]) => `${store}: "${label}"`);
  return [
    `${position} ${code} (${labels.join(', ')})`,
    byCoupon ? 'by coupon' : 'by itself',
    ...(enabled ? [] : ['off']),
    ...(activeUntil ? [`until ${activeUntil.toISOString().slice(0, 10)}`] : []),
  ].join(', ');
}
