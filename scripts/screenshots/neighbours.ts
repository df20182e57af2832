import { plaza } from '#shared/content/maps/plaza.ts';
import { createApiClient } from '../../tests/support/apiClient.ts';
import { makeAccount, type Wardrobe } from './makeAccount.ts';
import { Neighbour, type Waypoint } from './Neighbour.ts';

const TO_BEACH = { x: 3088, jump: true, portal: 1 } as const;

/** Who stands about in the places when the pictures are taken, and the way from the village square to their spots. */
const CAST: readonly (Wardrobe & { readonly path: readonly Waypoint[] })[] = [
  {
    nickname: '상어조아',
    look: ['skin.peach', 'face.bright', 'hair.bob', 'top.teeR', 'bottom.skirt', 'shoes.sneakers'],
    wears: ['hat.shark', 'onepiece.overalls', 'shoes.boots'],
    path: [{ x: 900 }],
  },
  {
    nickname: '별이',
    look: ['skin.peach', 'face.bright', 'hair.twin', 'top.tee', 'bottom.skirt', 'shoes.sneakers'],
    wears: ['onepiece.jelly', 'hand.wand', 'necklace.shell'],
    path: [{ x: 792 }, { x: 968, jump: true }],
  },
  {
    nickname: '바다대장',
    look: ['skin.tan', 'face.cool', 'hair.short', 'top.tee', 'bottom.shorts', 'shoes.sneakersB'],
    wears: ['hat.captain', 'top.hoodie', 'cape.sea'],
    path: [{ x: 400 }],
  },
  {
    nickname: '초록잎',
    look: ['skin.deep', 'face.bright', 'hair.bob', 'top.tee', 'bottom.shorts', 'shoes.sneakers'],
    wears: ['hat.wreath', 'acc.balloons'],
    path: [{ x: 148, portal: 13 }, { x: 560 }],
  },
  {
    nickname: '수정이',
    look: ['skin.fair', 'face.bright', 'hair.twin', 'top.tee', 'bottom.skirt', 'shoes.sneakers'],
    wears: ['hand.lantern', 'cape.leaf'],
    path: [TO_BEACH, { x: 2360, jump: true, portal: 24 }, { x: 540 }],
  },
  {
    nickname: '배틀왕',
    look: ['skin.brown', 'face.cool', 'hair.short', 'top.tee', 'bottom.shorts', 'shoes.sneakersB'],
    wears: ['hat.crown'],
    path: [{ x: 2804, jump: true, portal: 15 }, { x: 620 }],
  },
  {
    nickname: '구름산책',
    look: ['skin.peach', 'face.bright', 'hair.bob', 'top.teeR', 'bottom.skirt', 'shoes.sneakers'],
    wears: ['cape.sea', 'hat.straw'],
    path: [TO_BEACH, { x: 2500, jump: true }, { x: 2690, jump: true, portal: 26 }, { x: 1220 }],
  },
];

/** Lets the cast come in and take their places; the returned function sends them home. */
export async function inviteNeighbours(server: { readonly url: string }): Promise<() => void> {
  const api = createApiClient(server.url);
  const neighbours = await Promise.all(
    CAST.map(async ({ path, ...wardrobe }) => {
      const neighbour = new Neighbour(server.url, (await makeAccount(api, wardrobe)).token);
      await neighbour.enter(plaza.id);
      await neighbour.walk(path);
      return neighbour;
    }),
  );
  return () => neighbours.forEach((neighbour) => neighbour.leave());
}
