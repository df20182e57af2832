/** Twice the size of the paper on the screen: sharp when it is printed elsewhere. */
const SCALE = 2;
const FAMILIES: Readonly<Record<string, string>> = {
  title: "400 {size}px 'Jua', 'Pretendard Variable', sans-serif",
  text: "600 {size}px 'Pretendard Variable', sans-serif",
};

/**
 * A certificate as a picture. Its words are drawn one by one, because an SVG that is loaded as a picture would not have
 * the page's fonts.
 */
export async function drawCertificate(svg: string, background: string): Promise<Blob> {
  const words = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const [, , width = 0, height = 0] = (words.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d');
  if (!context || width === 0) throw new Error('drawCertificate: no canvas, or no size in the certificate');
  const paper = new Image();
  paper.src = background;
  await Promise.all([paper.decode(), document.fonts.ready]);
  context.scale(SCALE, SCALE);
  context.drawImage(paper, 0, 0, width, height);
  context.textAlign = 'center';
  for (const line of words.querySelectorAll('text')) {
    const number = (name: string) => Number(line.getAttribute(name));
    const font = FAMILIES[line.getAttribute('data-font') ?? 'text'] ?? FAMILIES['text'] ?? '';
    context.font = font.replace('{size}', String(number('font-size')));
    context.fillStyle = line.getAttribute('fill') ?? '#1f3a5f';
    context.fillText(line.textContent, number('x'), number('y'));
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('drawCertificate: no picture'))),
      'image/png',
    );
  });
}
