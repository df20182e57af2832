/** A line as runs of text, the child's own name marked so that it can be shown in another colour. */
export function splitNickname(
  line: string,
  nickname: string,
): readonly { readonly text: string; readonly name: boolean }[] {
  return line
    .split('{nickname}')
    .flatMap((text, index) => [...(index > 0 ? [{ text: nickname, name: true }] : []), { text, name: false }])
    .filter(({ text }) => text !== '');
}
