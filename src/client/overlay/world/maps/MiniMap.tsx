import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { friendQueries } from '#client/net/people/friends.ts';
import { questStore } from '#client/stores/questStore.ts';
import { questMarkOf } from '#shared/content/questMarkOf.ts';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import type { WorldEvent } from '#client/bridge/worldEvents.ts';
import { portalMarks } from '#client/overlay/world/goal/portalMarks.ts';
import { mapIdOf, portalTowards, presentGoal } from '#client/overlay/world/goal/questGoal.ts';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { useStore } from '#client/ui/useStore.ts';
import { MapPicture } from './MapPicture.tsx';
import styles from './MiniMap.module.css';

/** Sizes of the marks, CSS px. */
const SIGN = { npc: 4, mark: 19, portal: { w: 7, h: 10 }, flag: 14, own: 6, friend: 4, other: 3 } as const;

/** The current map: ground, NPCs with quest marks, portals, courses, and all players. */
export function MiniMap({ map, width }: { readonly map: MapDefinition; readonly width: number }) {
  const px = map.width / width;
  return (
    <MapPicture map={map} width={width}>
      {map.portals.map(({ id, x, y, w, h }) => (
        <rect
          key={id}
          className={styles.portal}
          x={x + w / 2 - (SIGN.portal.w * px) / 2}
          y={y + h - SIGN.portal.h * px}
          width={SIGN.portal.w * px}
          height={SIGN.portal.h * px}
          rx={SIGN.portal.w * px * 0.45}
          strokeWidth={1.5 * px}
        />
      ))}
      {map.courses.map(({ id, start }) => (
        <image
          key={id}
          href="/ui/flag.svg"
          x={start.x + start.w / 2 - 2 * px}
          y={start.y + start.h - SIGN.flag * px}
          width={SIGN.flag * px}
          height={SIGN.flag * px}
        />
      ))}
      <Ways map={map} px={px} />
      <Npcs map={map} px={px} />
      <Bodies px={px} />
    </MapPicture>
  );
}

interface PartProps {
  /** World px of one CSS px. */
  readonly px: number;
}

/** Marks at the portals beyond which somebody waits, and a flag at the way to the present goal. */
function Ways({ map, px }: PartProps & { readonly map: MapDefinition }) {
  const questList = useStore(questStore, (state) => state.questList) ?? [];
  const marks = portalMarks(map.id, questList);
  const goal = presentGoal(questList, map.id);
  const goalMapId = goal === null ? undefined : mapIdOf(goal.target);
  const wayId = goalMapId === undefined ? undefined : portalTowards(map.id, goalMapId)?.id;
  return map.portals.map(({ id, x, y, w, h }) => {
    const mark = marks.get(id);
    if (id !== wayId && mark === undefined) return null;
    return (
      <image
        key={id}
        href={id === wayId ? '/ui/flag.svg' : `/ui/mark-${mark}.svg`}
        x={x + w / 2 - (SIGN.mark * px) / 2}
        y={y + h - (SIGN.portal.h + SIGN.mark) * px}
        width={SIGN.mark * px}
        height={SIGN.mark * px}
      />
    );
  });
}

function Npcs({ map, px }: PartProps & { readonly map: MapDefinition }) {
  const questList = useStore(questStore, (state) => state.questList);
  return map.npcs.map(({ npcId, x, y }) => {
    const mark = questMarkOf(npcId, questList ?? []);
    return mark === null ? (
      <circle
        key={npcId}
        className={styles.npc}
        cx={x}
        cy={y - SIGN.npc * px}
        r={SIGN.npc * px}
        strokeWidth={1.5 * px}
      />
    ) : (
      <image
        key={npcId}
        href={`/ui/mark-${mark}.svg`}
        x={x - (SIGN.mark * px) / 2}
        y={y - SIGN.mark * px}
        width={SIGN.mark * px}
        height={SIGN.mark * px}
      />
    );
  });
}

function Bodies({ px }: PartProps) {
  const bodies = useBodies();
  const friends = useQuery(friendQueries.present());
  if (bodies === null) return null;
  const friendIds = new Set(friends.data?.map(({ userId }) => userId));
  const { own, others } = bodies;
  return (
    <>
      {others.map(({ userId, x, y }) => {
        const isFriend = friendIds.has(userId);
        const r = (isFriend ? SIGN.friend : SIGN.other) * px;
        return (
          <circle
            key={userId}
            className={isFriend ? styles.friend : styles.other}
            cx={x}
            cy={y - r}
            r={r}
            strokeWidth={px}
          />
        );
      })}
      <circle
        className={styles.own}
        cx={own.x}
        cy={own.y - SIGN.own * px}
        r={SIGN.own * px}
        strokeWidth={2 * px}
      />
    </>
  );
}

type Bodies = Pick<Extract<WorldEvent, { type: 'bodiesMoved' }>, 'own' | 'others'>;

/** Positions of all players, a few times a second; null before the first. */
function useBodies(): Bodies | null {
  const bridge = useBridge();
  const [bodies, setBodies] = useState<Bodies | null>(null);
  useEffect(() => bridge.on('bodiesMoved', ({ own, others }) => setBodies({ own, others })), [bridge]);
  return bodies;
}
