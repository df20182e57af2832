import { expect, test } from 'vitest';
import { bounds, crop, FRAME_VIEW, render, renderTrimmed, svgDocument } from './render.ts';
import type { Part } from './render.ts';

/** The whole picture with its empty margin cut away. */
function trimmedWhole(content: string, scale: number): Part | null {
  const picture = render(svgDocument(content, FRAME_VIEW, scale));
  const area = bounds(picture);
  return area && { picture: crop(picture, area), left: area.x, top: area.y };
}

const DRAWINGS = {
  'a shape between pixels': '<circle cx="10.3" cy="-40.7" r="7.4" fill="#2277aa"/>',
  'a turned stroke, wider than its line':
    '<g transform="translate(-20 -60) rotate(33)"><path d="M0 0L30 0" stroke="#aa2277" stroke-width="9"/></g>',
  'two that lie far apart':
    '<rect x="-80" y="-120" width="3" height="3" fill="#123456"/><rect x="60" y="20" width="5" height="2" fill="#654321"/>',
  'one that reaches over the canvas': '<circle cx="-90" cy="-40" r="20" fill="#2277aa"/>',
  'a soft one, seen far beyond its outline':
    '<filter id="soft" x="-200%" y="-200%" width="500%" height="500%"><feGaussianBlur stdDeviation="9"/></filter><circle cx="0" cy="-60" r="16" fill="#2277aa" filter="url(#soft)"/>',
};

test.each(Object.entries(DRAWINGS))('%s is drawn as on the whole canvas', (_, content) => {
  for (const scale of [1, 2])
    expect(renderTrimmed(content, FRAME_VIEW, scale)).toEqual(trimmedWhole(content, scale));
});

test('nothing to be seen is no picture', () => {
  for (const content of ['', '<circle r="9" fill="none"/>', '<circle cx="4000" r="9" fill="#2277aa"/>'])
    expect(renderTrimmed(content, FRAME_VIEW, 2)).toBeNull();
});
