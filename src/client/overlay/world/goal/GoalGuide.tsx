import { createPortal } from 'react-dom';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { questStore } from '#client/stores/questStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { codeObjectById } from '#shared/content/codeObjects.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { npcById } from '#shared/content/npcs.ts';
import type { NpcQuest } from '#shared/contract/world/quests.ts';
import { GoalArrow } from './GoalArrow.tsx';
import styles from './Goal.module.css';
import { portalMarks } from './portalMarks.ts';
import { mapIdOf, portalTowards, presentGoal, type PresentGoal } from './questGoal.ts';
import { goalTexts } from './texts.ts';
import { useWorldOverlay } from './useWorldOverlay.ts';

const NO_QUESTS: readonly NpcQuest[] = [];

/** The way to the present goal: an arrow at the edge of the screen, and signs over the portals. */
export function GoalGuide({ map }: { readonly map: MapDefinition }) {
  const bridge = useBridge();
  const questList = useStore(questStore, (state) => state.questList) ?? NO_QUESTS;
  const goal = presentGoal(questList, map.id);
  const place = goal && placeOn(map, goal);
  const marks = portalMarks(map.id, questList);
  const layer = useWorldOverlay();
  return (
    <>
      {goal && place && (
        <GoalArrow
          at={place.at}
          npcId={goal.target.kind === 'npc' ? goal.target.id : null}
          name={nameOf(goal)}
          hint={place.portalId === null ? goalTexts.reasons[goal.reason] : goalTexts.onMap(place.mapName)}
          onGo={() => bridge.ask((world) => world.travelTo(goal.target))}
        />
      )}
      {createPortal(
        map.portals.map(({ id, x, y, w }) => {
          const mark = marks.get(id);
          const isWay = goal !== null && place?.portalId === id;
          if (mark === undefined && !isWay) return null;
          return (
            <div key={id} className={styles.sign} style={{ left: x + w / 2, top: y }} aria-hidden="true">
              {isWay && <span>{goalTexts.portal(nameOf(goal))}</span>}
              <img src={isWay ? '/ui/flag.svg' : `/ui/mark-${mark}.svg`} alt="" />
            </div>
          );
        }),
        layer,
      )}
    </>
  );
}

const nameOf = ({ target: { kind, id } }: PresentGoal) => NAME_OF[kind](id) ?? '';
const NAME_OF = {
  npc: (id: number) => npcById(id)?.name,
  map: (id: number) => mapById(id)?.name,
  object: (id: number) => codeObjectById(id)?.name,
} as const;

/** The next spot to head for on this map: the target itself or the portal towards it; null when one is there. */
function placeOn(map: MapDefinition, { target }: PresentGoal) {
  const mapId = mapIdOf(target);
  if (mapId === undefined) return null;
  if (mapId === map.id) {
    const at =
      target.kind === 'npc'
        ? map.npcs.find(({ npcId }) => npcId === target.id)
        : target.kind === 'object' && codeObjectById(target.id);
    return at ? { at: { x: at.x, y: at.y }, portalId: null, mapName: map.name } : null;
  }
  const portal = portalTowards(map.id, mapId);
  if (portal === undefined) return null;
  const { id, x, y, w, h } = portal;
  return { at: { x: x + w / 2, y: y + h }, portalId: id, mapName: mapById(mapId)?.name ?? '' };
}
