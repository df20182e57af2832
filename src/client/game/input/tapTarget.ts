/** Pure: who is meant by a tap on the world. */
interface Standing {
  readonly x: number;
}

interface Candidates<Npc extends Standing, Friend extends Standing, Thing extends Standing> {
  /** Who and what is hit; nearest of its kind. */
  readonly npc: Npc | null;
  readonly friend: Friend | null;
  readonly thing: Thing | null;
  /** Who stands a little beside the tap. */
  readonly npcBeside: Npc | null;
  readonly friendBeside: Friend | null;
}

export type TapTarget<Npc, Friend, Thing> =
  | { readonly kind: 'npc'; readonly npc: Npc }
  /** With the NPC that was hit as well. */
  | { readonly kind: 'friend'; readonly friend: Friend; readonly behind: Npc | null }
  | { readonly kind: 'thing'; readonly thing: Thing };

/**
 * Avatars stand in front of NPCs, which take more room: of both, the one is meant whose middle is nearer to `x`. Whoever
 * stands before a thing is meant by a tap beside it, too, where that is nearer than the thing's middle.
 */
export function tapTarget<Npc extends Standing, Friend extends Standing, Thing extends Standing>(
  x: number,
  { npc, friend, thing, npcBeside, friendBeside }: Candidates<Npc, Friend, Thing>,
): TapTarget<Npc, Friend, Thing> | null {
  const away = (one: Standing) => Math.abs(one.x - x);
  const isNearerThanThing = (one: Standing) => thing !== null && away(one) < away(thing);
  if (friend !== null && (npc === null || away(friend) <= away(npc)))
    return { kind: 'friend', friend, behind: npc };
  if (npc !== null) return { kind: 'npc', npc };
  if (npcBeside !== null && isNearerThanThing(npcBeside)) return { kind: 'npc', npc: npcBeside };
  if (friendBeside !== null && isNearerThanThing(friendBeside))
    return { kind: 'friend', friend: friendBeside, behind: null };
  return thing && { kind: 'thing', thing };
}
