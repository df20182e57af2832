import { useSyncExternalStore } from 'react';

/** How many buttons fit beside the profile and the name of the map, from the least room up. */
const ROOMS = [
  { media: window.matchMedia('(width <= 1000px), (height <= 560px)'), buttons: 3 },
  { media: window.matchMedia('(width <= 1150px)'), buttons: 4 },
] as const;
const MOST = 5;

function subscribe(changed: () => void): () => void {
  for (const { media } of ROOMS) media.addEventListener('change', changed);
  return () => {
    for (const { media } of ROOMS) media.removeEventListener('change', changed);
  };
}

const roomNow = () => ROOMS.find(({ media }) => media.matches)?.buttons ?? MOST;

/** The number of entries of the menu that have a button of their own on this screen. */
export function useMenuRoom(): number {
  return useSyncExternalStore(subscribe, roomNow);
}
