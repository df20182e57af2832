/** Pure. The target of a tap on the world. */
interface Standing {
  readonly x: number;
}

interface Candidates<Npc extends Standing, Friend extends Standing, Thing extends Standing> {
  /** The hit targets; the nearest of each kind. */
  readonly npc: Npc | null;
  readonly friend: Friend | null;
  readonly thing: Thing | null;
  /** The NPC that stands a little beside the tap. */
  readonly npcBeside: Npc | null;
  readonly friendBeside: Friend | null;
}

export type TapTarget<Npc, Friend, Thing> =
  | { readonly kind: 'npc'; readonly npc: Npc }
  /** Including an NPC that was hit as well. */
  | { readonly kind: 'friend'; readonly friend: Friend; readonly behind: Npc | null }
  | { readonly kind: 'thing'; readonly thing: Thing };

/**
 * Avatars stand in front of NPCs, which take more room: the tap means the one of both whose middle is nearer to `x`. A
 * figure in front of a thing is also meant by a tap beside it that is nearer to it than to the thing's middle.
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
