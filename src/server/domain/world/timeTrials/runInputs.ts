/** One step of a recorded run: the keys, and the world tick that it reached. */
export interface RunInput {
  readonly bits: number;
  readonly tick: number;
}

/** Bytes of one group of equal steps: keys, ticks that each step took, how many there are. */
const GROUP_BYTES = 7;
const MOST = 0xffff;

interface Group {
  readonly bits: number;
  readonly passed: number;
  count: number;
}

/** Steps as text, equal neighbours counted together; `startTick` is the world tick before the first of them. */
export function encodeInputs(startTick: number, inputs: readonly RunInput[]): string {
  const groups: Group[] = [];
  let tick = startTick;
  for (const input of inputs) {
    const passed = input.tick - tick;
    tick = input.tick;
    const last = groups.at(-1);
    if (last !== undefined && last.bits === input.bits && last.passed === passed && last.count < MOST)
      last.count += 1;
    else groups.push({ bits: input.bits, passed, count: 1 });
  }
  const bytes = Buffer.alloc(groups.length * GROUP_BYTES);
  for (const [index, { bits, passed, count }] of groups.entries()) {
    const at = index * GROUP_BYTES;
    bytes.writeUInt8(bits, at);
    bytes.writeUInt32LE(passed, at + 1);
    bytes.writeUInt16LE(count, at + 5);
  }
  return bytes.toString('base64');
}

/** The steps in a text of `encodeInputs`. Throws an Error on any other text. */
export function decodeInputs(startTick: number, text: string): RunInput[] {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length % GROUP_BYTES !== 0)
    throw new Error(`recorded inputs of ${bytes.length} bytes; they come in groups of ${GROUP_BYTES}`);
  const inputs: RunInput[] = [];
  let tick = startTick;
  for (let at = 0; at < bytes.length; at += GROUP_BYTES) {
    const [bits, passed] = [bytes.readUInt8(at), bytes.readUInt32LE(at + 1)];
    for (let left = bytes.readUInt16LE(at + 5); left > 0; left -= 1) {
      tick += passed;
      inputs.push({ bits, tick });
    }
  }
  return inputs;
}
