/** Pure: lays a premultiplied picture over an opaque one at (x, y); both are 4 bytes per pixel. */
export function layOver(
  below: ImageData,
  above: ImageData,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  for (let row = 0; row < above.height; row += 1) {
    for (let column = 0; column < above.width; column += 1) {
      const from = (row * above.width + column) * 4;
      const to = ((y + row) * below.width + x + column) * 4;
      const left = 255 - (above.data[from + 3] ?? 0);
      for (let channel = 0; channel < 3; channel += 1) {
        const own = above.data[from + channel] ?? 0;
        below.data[to + channel] = own + Math.round(((below.data[to + channel] ?? 0) * left) / 255);
      }
    }
  }
}
