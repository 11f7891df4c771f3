import { randomFrom } from '#test/chaos/random.ts';

/** Chances that fall the same way for the same name. */
export type Dice = ReturnType<typeof diceFor>;

export function diceFor(name: string) {
  const roll = randomFrom(numberOf(name));
  const between = (least: number, most: number): number => least + (most - least) * roll();
  return {
    between,
    whole: (least: number, most: number): number => Math.floor(between(least, most + 1)),
    chance: (share: number): boolean => roll() < share,
    pick: <Item>(items: readonly [Item, ...Item[]]): Item =>
      items[Math.floor(roll() * items.length)] ?? items[0],
    digits: (count: number): string =>
      Array.from({ length: count }, () => Math.floor(roll() * 10)).join(''),
    /** About normal: mean 0, deviation 1. */
    normal: (): number => (roll() + roll() + roll() + roll() - 2) * Math.sqrt(3),
  };
}

/** FNV-1a, 32 bits. */
function numberOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
