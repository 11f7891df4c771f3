import type { Command, CommandAlone, Commands } from './command.ts';
import { benefitCommands } from './commands/benefit.ts';
import { conformanceCommands } from './commands/conformance.ts';
import { contentCommands } from './commands/content.ts';
import { customerCommands } from './commands/customers.ts';
import { databaseCommands } from './commands/database.ts';
import { keyCommands } from './commands/keys.ts';
import { labCommands } from './commands/lab.ts';
import { memberCommands } from './commands/members.ts';
import { newsletterCommands } from './commands/newsletter.ts';
import { retailerCommands } from './commands/orders.ts';
import { reviewCommands } from './commands/reviews.ts';
import { ruleCommands } from './commands/rules.ts';
import { rxCommands } from './commands/rx.ts';
import { rxReviewCommands } from './commands/rx-review.ts';
import { shopCommands } from './commands/shop.ts';

/** What an operator does to a shop without a page. */
export const commandsOnShop: Commands = {
  ...memberCommands,
  ...customerCommands,
  ...labCommands,
  ...retailerCommands,
  ...benefitCommands,
  ...ruleCommands,
  ...contentCommands,
  ...newsletterCommands,
  ...reviewCommands,
  ...shopCommands,
  ...keyCommands,
  ...databaseCommands,
  ...rxReviewCommands,
};

const commandsAlone: Commands<CommandAlone> = { ...rxCommands, ...conformanceCommands };

/** Everything that an operator can do without a page. */
export const commands: Commands<Command> = { ...commandsOnShop, ...commandsAlone };
