import type { TravelGoal, WalkEnd, WalkTarget } from '#client/bridge/worldEvents.ts';
import type { WorldAction } from '#shared/content/worldActions.ts';
import type { WorldParts } from '#client/game/worldParts.ts';
import { codeObjectById } from '#shared/content/codeObjects.ts';
import { MAPS } from '#shared/content/maps/maps.ts';
import { pathBetween } from '#shared/content/maps/pathBetween.ts';

/** Pure: the next walk of a journey over maps. */
type Leg =
  | { readonly target: WalkTarget }
  /** The journey has arrived, or there is no way. */
  | { readonly end: 'arrived' | 'unreachable' };

/** The next target on this map on the way to the goal. */
function nextLeg(goal: TravelGoal, mapId: number): Leg {
  const toMapId = mapOf(goal);
  if (toMapId === mapId)
    return goal.kind === 'map' ? { end: 'arrived' } : { target: { kind: goal.kind, id: goal.id } };
  const portal = toMapId === undefined ? undefined : pathBetween(mapId, toMapId)?.[0];
  return portal === undefined ? { end: 'unreachable' } : { target: { kind: 'portal', id: portal.id } };
}

function mapOf({ kind, id }: TravelGoal): number | undefined {
  if (kind === 'object') return codeObjectById(id)?.mapId;
  return MAPS.find((map) => (kind === 'npc' ? map.npcs.some(({ npcId }) => npcId === id) : map.id === id))
    ?.id;
}

/** Walks on the present map. */
export interface MapWalk {
  readonly mapId: number;
  walk(target: WalkTarget, onEnd: (end: WalkEnd) => void): void;
  stop(): void;
}

interface JourneyOptions {
  readonly parts: Pick<WorldParts, 'bridge' | 'broker' | 'connection'>;
  /** Null while a map changes. */
  readonly map: () => MapWalk | null;
}

const STEERING: readonly WorldAction[] = ['left', 'right', 'up', 'down', 'jump'];

/**
 * Goes to an NPC or a map over portals: walks, enters, and walks on once the next map is shown. A key, a dialog or a
 * refused portal ends it.
 */
export class Journey {
  readonly #options: JourneyOptions;
  readonly #disposals: (() => void)[];
  #goal: TravelGoal | null = null;

  constructor(options: JourneyOptions) {
    this.#options = options;
    const { bridge, broker, connection } = options.parts;
    this.#disposals = [
      bridge.on('mapEntered', () => this.#walkOn()),
      connection.portalRefused.on(() => this.#end('unreachable')),
      // Between two maps no autopilot receives the keys.
      ...STEERING.map((action) =>
        broker.onPress(action, () => {
          this.stop('steered');
          return false;
        }),
      ),
    ];
  }

  begin(goal: TravelGoal): void {
    this.stop();
    // A running local walk ends before this one is announced.
    this.#options.map()?.stop();
    this.#goal = goal;
    this.#options.parts.bridge.emit({ type: 'walkBegan', target: goal });
    this.#walkOn();
  }

  stop(end: WalkEnd = 'stopped'): void {
    if (this.#goal === null) return;
    this.#end(end);
    this.#options.map()?.stop();
  }

  destroy(): void {
    for (const dispose of this.#disposals) dispose();
    this.#goal = null;
  }

  #walkOn(): void {
    const goal = this.#goal;
    const map = this.#options.map();
    if (goal === null || map === null) return;
    const leg = nextLeg(goal, map.mapId);
    if ('end' in leg) return this.#end(leg.end);
    const { target } = leg;
    map.walk(target, (end) => {
      if (this.#goal !== goal) return;
      if (end === 'arrived' && target.kind === 'portal') this.#options.parts.connection.usePortal(target.id);
      else this.#end(end);
    });
  }

  #end(end: WalkEnd): void {
    const goal = this.#goal;
    this.#goal = null;
    if (goal !== null) this.#options.parts.bridge.emit({ type: 'walkEnded', target: goal, end });
  }
}
