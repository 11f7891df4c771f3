import { isIPv4, isIPv6 } from 'node:net';

/**
 * Whom a network address stands for where tries are counted: an IPv4 address for itself, an
 * IPv6 address for its /64, the smallest block that a network hands to one household.
 * An IPv4 address in IPv6 clothes (`::ffff:192.0.2.1`) is the IPv4 address.
 */
export function addressGroup(address: string): string {
  const [plain = ''] = address.split('%'); // the zone of a link-local address
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const mapped = mappedIPv4(groups);
  if (mapped) return mapped;
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = withoutDots(address).split('::');
  const before = numbersOf(head);
  if (tail === undefined) return before;
  const after = numbersOf(tail);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => 0);
  return [...before, ...zeros, ...after];
}

function numbersOf(groups: string): number[] {
  return groups === '' ? [] : groups.split(':').map((group) => Number.parseInt(group, 16));
}

/** `::ffff:192.0.2.1` as `::ffff:c000:201`. */
function withoutDots(address: string): string {
  const dotted = address.slice(address.lastIndexOf(':') + 1);
  if (!isIPv4(dotted)) return address;
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number);
  const groups = [a * 256 + b, c * 256 + d].map((group) => group.toString(16));
  return address.slice(0, -dotted.length) + groups.join(':');
}

function mappedIPv4(groups: number[]): string | null {
  const [marker = 0, high = 0, low = 0] = groups.slice(5);
  if (groups.slice(0, 5).some((group) => group !== 0) || marker !== 0xffff) return null;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
