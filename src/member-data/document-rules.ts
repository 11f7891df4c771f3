import { EnvelopArmor } from '@escape.tech/graphql-armor';
import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  specifiedRules,
  type FieldNode,
  type ValidationRule,
} from 'graphql';

export const mostTokens = 2500;

const limits = {
  maxDepth: { n: 12, exposeLimits: false },
  maxAliases: { n: 15, exposeLimits: false },
  maxDirectives: { n: 10, exposeLimits: false },
};

const signInFields = new Set(['validate', 'verifyOtp', 'createOtpNotification']);

/** What a document must keep to, on top of GraphQL's own rules. */
export function documentRules({ introspection }: { introspection: boolean }): ValidationRule[] {
  return [
    ...specifiedRules,
    ...armourRules(),
    oneSignInField,
    ...(introspection ? [] : [NoSchemaIntrospectionCustomRule]),
  ];
}

/**
 * One sign-in step for each document, so that codes cannot be guessed by the dozen under
 * aliases or through fragments, past whoever counts requests.
 */
const oneSignInField: ValidationRule = (context) => {
  let found = 0;
  return {
    Field(node: FieldNode) {
      if (context.getParentType()?.name !== 'Query' && context.getParentType()?.name !== 'Mutation')
        return;
      if (!signInFields.has(node.name.value)) return;
      found += 1;
      if (found === 2) {
        context.reportError(
          new GraphQLError('Only one of validate, verifyOtp and createOtpNotification, and once.'),
        );
      }
    },
  };
};

/** The armour is made of plugins for another server; the validation rules in them are what we use. */
function armourRules(): ValidationRule[] {
  const rules: ValidationRule[] = [];
  const { plugins } = new EnvelopArmor({
    ...limits,
    costLimit: { enabled: false },
    maxTokens: { enabled: false },
    blockFieldSuggestion: { enabled: false },
  }).protect();
  for (const { onValidate } of plugins) {
    void onValidate?.({
      addValidationRule: (rule: ValidationRule) => rules.push(rule),
    } as never);
  }
  return rules;
}
