/** A fault whose words are ours, hold nothing of what came from outside, and so may be logged. */
export class PlainFault extends Error {
  override name = 'PlainFault';
}
