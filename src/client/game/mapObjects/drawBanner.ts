import type { ChannelFlagDesign } from '#shared/contract/channels/channelFlags.ts';
import { FLAG_COLOURS, FLAG_EMBLEMS } from '#shared/content/channelFlagDrawing.ts';

/** World px. */
const WIDTH = 84;
const HEIGHT = 124;

/** A flag of a channel as a banner: two ropes, a rod and the cloth with its emblem, in the lines of the scenery. */
const bannerSvg = ({ colour, emblem }: ChannelFlagDesign, scale: number): string => {
  const { light, deep, ink } = FLAG_COLOURS[colour];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * scale}" height="${HEIGHT * scale}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <path d="M18 0v22M66 0v22" stroke="#5a3722" stroke-width="3.4" stroke-linecap="round"/>
    <path d="M13 24h58v74L42 84 13 98Z" transform="translate(0 4)" fill="#2b1b45" opacity=".18"/>
    <path d="M13 24h58v74L42 84 13 98Z" fill="${light}" stroke="${ink}" stroke-width="3.6" stroke-linejoin="round"/>
    <path d="M15 88.500 42 75l27 13.500v6.600L42 81.800 15 95.100Z" fill="${deep}"/>
    <path d="M15 26h54v7H15Z" fill="${deep}" opacity=".65"/>
    <path d="M20 36v40" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".35"/>
    <g transform="translate(43 56) scale(1.75)" fill="#fff" stroke="${ink}" stroke-width="1.700" stroke-linejoin="round">
      <path d="${FLAG_EMBLEMS[emblem]}"/>
    </g>
    <path d="M6 22h72" stroke="#5a3722" stroke-width="9" stroke-linecap="round"/>
    <path d="M6 21h72" stroke="#c98d55" stroke-width="4.400" stroke-linecap="round"/>
    <circle cx="5.500" cy="22" r="5" fill="#ffcf57" stroke="#5a3722" stroke-width="2.200"/>
    <circle cx="78.500" cy="22" r="5" fill="#ffcf57" stroke="#5a3722" stroke-width="2.200"/>
  </svg>`;
};

/** The picture of a flag at a scale, as a texture takes it. */
export async function drawBanner(flag: ChannelFlagDesign, scale: number): Promise<HTMLCanvasElement> {
  const picture = new Image(WIDTH * scale, HEIGHT * scale);
  picture.src = `data:image/svg+xml,${encodeURIComponent(bannerSvg(flag, scale))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * scale;
  canvas.height = HEIGHT * scale;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return canvas;
}
