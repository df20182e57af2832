/** The label of a key in this layout, by `event.code`, where the browser knows it. */
export type KeyLayout = ReadonlyMap<string, string>;

const NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Space: '스페이스',
  Enter: 'Enter',
  ShiftLeft: '왼쪽 Shift',
  ShiftRight: '오른쪽 Shift',
  ControlLeft: '왼쪽 Ctrl',
  ControlRight: '오른쪽 Ctrl',
  AltLeft: '왼쪽 Alt',
  AltRight: '오른쪽 Alt',
};

/** How a physical key is called: by its sign on this keyboard where the layout is known, else by its place on QWERTY. */
export function keyLabel(code: string, layout?: KeyLayout): string {
  const name = NAMES[code];
  if (name !== undefined) return name;
  const written = layout?.get(code);
  if (written !== undefined && written.trim() !== '') return written.toUpperCase();
  return code.replace(/^(Key|Digit)/, '').replace(/^Numpad/, '숫자판 ');
}
