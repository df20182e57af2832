import { plaza } from '#shared/content/maps/plaza.ts';
import { createApiClient } from '../../tests/support/apiClient.ts';
import { makeAccount, type Wardrobe } from './makeAccount.ts';
import { Neighbour, type Waypoint } from './Neighbour.ts';

/** Who stands about in the village square when the pictures are taken, and the way to their spots. */
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
