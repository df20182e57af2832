import { beforeEach, describe, expect, it } from 'vitest';
import { MAP_IDS } from '#shared/content/maps/mapTypes.ts';
import { pathBetween } from '#shared/content/maps/pathBetween.ts';
import { Bridge } from '#client/bridge/Bridge.ts';
import type { WalkEnd, WalkTarget } from '#client/bridge/worldEvents.ts';
import { InputBroker } from '../input/InputBroker.ts';
import { Journey, type MapWalk } from './Journey.ts';

/** The crab lives on the beach, one portal from the plaza. */
const CRAB = { kind: 'npc', id: 102 } as const;
const [toBeach] = pathBetween(MAP_IDS.plaza, MAP_IDS.beach) ?? [];

let bridge: Bridge;
let broker: InputBroker;
let journey: Journey;
let events: string[];
let walks: WalkTarget[];
let entered: number[];
let map: MapWalk | null;
let refuse: () => void;
let endWalk: (end: WalkEnd) => void;

const mapWalk = (mapId: number): MapWalk => ({
  mapId,
  walk: (target, onEnd) => {
    walks.push(target);
    endWalk = onEnd;
  },
  stop: () => endWalk('stopped'),
});

function arriveOn(mapId: number): void {
  map = mapWalk(mapId);
  bridge.emit({ type: 'mapEntered', mapId, name: '' });
}

beforeEach(() => {
  bridge = new Bridge();
  broker = new InputBroker();
  [events, walks, entered] = [[], [], []];
  map = mapWalk(MAP_IDS.plaza);
  endWalk = () => undefined;
  bridge.on('walkBegan', ({ target }) => events.push(`began ${target.kind} ${target.id}`));
  bridge.on('walkEnded', ({ target, end }) => events.push(`${end} ${target.kind} ${target.id}`));
  // Only these parts are used.
  const connection = {
    usePortal: (id: number) => entered.push(id),
    portalRefused: {
      on: (listener: () => void) => {
        refuse = listener;
        return () => undefined;
      },
    },
  };
  const parts = { bridge, broker, connection } as unknown as ConstructorParameters<
    typeof Journey
  >[0]['parts'];
  journey = new Journey({ parts, map: () => map });
});

describe('a journey to a friend on another map', () => {
  it('walks to the portal, enters, walks on, and is told once from beginning to end', () => {
    journey.begin(CRAB);
    expect(walks).toEqual([{ kind: 'portal', id: toBeach?.id }]);
    endWalk('arrived');
    expect(entered).toEqual([toBeach?.id]);
    map = null;
    arriveOn(MAP_IDS.beach);
    expect(walks.at(-1)).toEqual(CRAB);
    endWalk('arrived');
    expect(events).toEqual(['began npc 102', 'arrived npc 102']);
  });

  it.each(['left', 'right', 'up', 'down', 'jump'] as const)('ends with the key %s, on the way', (action) => {
    journey.begin(CRAB);
    broker.press(action, 'key');
    endWalk('arrived');
    expect(entered).toEqual([]);
    expect(events).toEqual(['began npc 102', 'steered npc 102']);
  });

  it('ends with a key while the map changes', () => {
    journey.begin(CRAB);
    endWalk('arrived');
    map = null;
    broker.press('left', 'key');
    arriveOn(MAP_IDS.beach);
    expect(walks).toHaveLength(1);
    expect(events.at(-1)).toBe('steered npc 102');
  });

  it('ends where the portal is refused', () => {
    journey.begin(CRAB);
    endWalk('arrived');
    refuse();
    expect(events.at(-1)).toBe('unreachable npc 102');
  });

  it('ends where there is no path', () => {
    journey.begin(CRAB);
    endWalk('unreachable');
    expect(events.at(-1)).toBe('unreachable npc 102');
  });
});

it('to a map ends on it', () => {
  journey.begin({ kind: 'map', id: MAP_IDS.beach });
  endWalk('arrived');
  arriveOn(MAP_IDS.beach);
  expect(walks).toHaveLength(1);
  expect(events.at(-1)).toBe(`arrived map ${MAP_IDS.beach}`);
});

it('to a friend on this map needs no portal', () => {
  journey.begin({ kind: 'npc', id: 101 });
  expect(walks).toEqual([{ kind: 'npc', id: 101 }]);
});

it('to a map there is none of ends at once', () => {
  journey.begin({ kind: 'map', id: 99 });
  expect(events).toEqual(['began map 99', 'unreachable map 99']);
});

it('another one ends the one before', () => {
  journey.begin(CRAB);
  journey.begin({ kind: 'npc', id: 101 });
  endWalk('arrived');
  expect(events).toEqual(['began npc 102', 'stopped npc 102', 'began npc 101', 'arrived npc 101']);
});
