import { GraphQLError, Kind } from 'graphql';

/**
 * What GraphQL says of a request that does not fit, without the values it quotes: one of them
 * may be a password, and answers are shown and logged where passwords must not be.
 */
export function withoutValues(error: GraphQLError): string {
  const { message, originalError: reason, nodes } = error;
  const [node] = nodes ?? [];
  if (node?.kind === Kind.VARIABLE_DEFINITION && reason instanceof GraphQLError) {
    const said = message.slice(0, -reason.message.length);
    const place = / at "[\w.[\]]+"(?=; $)/.exec(said)?.[0] ?? '';
    const variable = node.variable.name.value;
    return `Variable "$${variable}" got invalid value${place}; ${unquoted(reason.message)}`;
  }
  return unquoted(message);
}

function unquoted(message: string): string {
  return message
    .replace(/(cannot represent [\w -]*value): [\s\S]*$/, '$1.')
    .replace(/^(Syntax Error: [\s\S]*?\b(?:String|BlockString|Int|Float|Name)) "[\s\S]*$/, '$1.')
    .replace(/^(Syntax Error: (?:Invalid|Unterminated|Cannot parse)[\w ]*)[\s\S]*$/, '$1.')
    .replace(/^Value "[\s\S]*" does not exist in "(\w+)" enum\.?.*$/, 'Not a value of "$1".')
    .replace(/^(Expected (?:value of )?type "[^"]+"), found [\s\S]*$/, '$1.')
    .replace(/^(Expected type "[^"]+"\.) [\s\S]*$/, '$1')
    .replace(/(has invalid value) [\s\S]*$/, '$1.');
}
