import { raisedHandRoutes, type OwnHand, type RaisedHand } from '#shared/contract/learning/raisedHands.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { rest } from '#client/net/rest/rest.ts';

const quiet = { quiet: true };

export function getOwnHand(
  channelId: number,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof raisedHandRoutes.getOwn>> {
  return rest.call(raisedHandRoutes.getOwn, { channelId }, { signal, ...quiet });
}

export function raiseHand(
  channelId: number,
  lessonId: number,
  contentOnLessonId: number | null,
): Promise<OwnHand> {
  return rest.call(raisedHandRoutes.raise, { channelId, body: { lessonId, contentOnLessonId } });
}

export async function withdrawHand(channelId: number): Promise<void> {
  await rest.call(raisedHandRoutes.withdraw, { channelId });
}

export async function listHands(id: number, signal?: AbortSignal): Promise<RaisedHand[]> {
  return (await rest.call(raisedHandRoutes.list, { params: { id } }, { signal, ...quiet })).handList;
}

export async function helpHand(id: number, handId: number): Promise<void> {
  await rest.call(raisedHandRoutes.help, { params: { id, handId } });
}
