import { useQuery } from '@tanstack/react-query';
import { Flag, Footprints, MapPin, Route, Trophy, Users } from 'lucide-react';
import { mapQueries } from '#client/net/world/maps.ts';
import { connectionStore } from '#client/stores/connectionStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Cluster, Grid, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Caption, Label, Text } from '#client/ui/text/Text.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { ListDialog } from '#client/ui/list/ListDialog.tsx';
import { RUN_CLASSES } from '#shared/contract/world/timeTrials.ts';
import type { MapOverview } from '#shared/contract/world/maps.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { pathBetween } from '#shared/content/maps/pathBetween.ts';
import { questStore } from '#client/stores/questStore.ts';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { npcById } from '#shared/content/npcs.ts';
import { mapMood, waitingNpcs } from '#client/overlay/world/goal/portalMarks.ts';
import { mapIdOf, presentGoal } from '#client/overlay/world/goal/questGoal.ts';
import { useGoTo } from '#client/overlay/world/goal/useGoTo.ts';
import { collectibleTexts } from '#client/overlay/world/collectibles/texts.ts';
import { formatTicks } from '#client/overlay/world/timeTrials/formatTicks.ts';
import { timeTrialTexts } from '#client/overlay/world/timeTrials/texts.ts';
import { useStore } from '#client/ui/useStore.ts';
import { mapTexts } from './texts.ts';
import styles from './MapDialog.module.css';

/** All maps of the world: their content, the path to them, and the user's finds and best times. */
export function MapDialog() {
  const here = useStore(connectionStore, ({ mapId }) => mapId);
  const maps = useQuery(mapQueries.all());
  return (
    <ListDialog title={mapTexts.list} titleTone="sea" width={1080} query={maps} failed={mapTexts.listFailed}>
      {(mapList) => (
        <Grid as="ul" min={280} align="stretch">
          {mapList.map((overview) => {
            const map = mapById(overview.mapId);
            return map && <MapCard key={map.id} overview={overview} map={map} here={here} />;
          })}
        </Grid>
      )}
    </ListDialog>
  );
}

interface MapCardProps {
  readonly overview: MapOverview;
  readonly map: MapDefinition;
  /** The current map, if any. */
  readonly here: number | null;
}

function MapCard({ overview: { people, shells, secrets, courseList }, map, here }: MapCardProps) {
  const isHere = here === map.id;
  return (
    <Card as="li" gap={3} className={styles.map} data-here={isHere || undefined}>
      <div className={styles.picture}>
        <img src={`/world/${map.key}/card.webp`} alt="" width="480" height="270" loading="lazy" />
        <h3>{map.name}</h3>
        {isHere && (
          <p className={styles.here}>
            <MapPin aria-hidden="true" />
            {mapTexts.here}
          </p>
        )}
        <p className={styles.people} data-tag>
          <Users aria-hidden="true" />
          {mapTexts.people(people)}
        </p>
      </div>
      <Row as="p" className={styles.way}>
        <Route aria-hidden="true" />
        {pathText(here, map.id)}
        {!isHere && here !== null && <GoButton map={map} />}
      </Row>
      <Waiting map={map} here={here} />
      <dl className={styles.finds}>
        <div>
          <dt>
            <img src="/ui/shell.svg" alt="" width="24" height="24" />
            {collectibleTexts.shells}
          </dt>
          <Text as="dd" size="label">
            {collectibleTexts.count(shells.found, shells.total)}
          </Text>
        </div>
        <div>
          <dt>
            <img src="/ui/key.svg" alt="" width="24" height="24" />
            {collectibleTexts.secrets}
          </dt>
          <Text as="dd" size="label">
            {collectibleTexts.count(secrets.foundList.length, secrets.total)}
          </Text>
        </div>
      </dl>
      <Text size="caption" tone="soft" grow>
        {secrets.foundList.length === 0
          ? collectibleTexts.noneFound
          : secrets.foundList.map(({ name }) => name).join(' · ')}
      </Text>
      {courseList.map(({ courseId, name, best }) => {
        const times = RUN_CLASSES.flatMap((runClass) => {
          const ticks = best[runClass];
          return ticks === null ? [] : timeTrialTexts.bestOf(runClass, formatTicks(ticks));
        });
        return (
          <button
            key={courseId}
            type="button"
            className={styles.course}
            data-choice
            onClick={() => openDialog('timeTrialRanking', { mapId: map.id, courseId })}
          >
            <Flag aria-hidden="true" />
            <Stack as="span" gap={0} grow>
              <Label tone="inherit">
                {name}
                <VisuallyHidden> {timeTrialTexts.rankingWord}, </VisuallyHidden>
              </Label>
              <Caption>{times.length === 0 ? timeTrialTexts.noTime : times.join(' · ')}</Caption>
            </Stack>
            <Trophy aria-hidden="true" />
          </button>
        );
      })}
    </Card>
  );
}

function GoButton({ map: { id, name } }: { readonly map: MapDefinition }) {
  const { close } = useDialogControl();
  const goTo = useGoTo();
  return (
    <Button
      size="small"
      icon={<Footprints />}
      aria-label={mapTexts.goTo(name)}
      onClick={() => {
        close();
        goTo({ kind: 'map', id });
      }}
    >
      {mapTexts.go}
    </Button>
  );
}

/** Friends on this map who have something for the player, each with the way to them. */
function Waiting({ map, here }: { readonly map: MapDefinition; readonly here: number | null }) {
  const { close } = useDialogControl();
  const goTo = useGoTo();
  const questList = useStore(questStore, (state) => state.questList) ?? [];
  const waiting = waitingNpcs(map, questList);
  const mood = mapMood(map, questList);
  const goal = here === null ? null : presentGoal(questList, here);
  const goalNpc = goal?.target.kind === 'npc' ? goal.target.id : null;
  const isGoalMap = goal !== null && mapIdOf(goal.target) === map.id;
  return (
    <Cluster className={styles.way}>
      {isGoalMap && (
        <Chip tone="warning" icon={<Flag aria-hidden="true" />}>
          {mapTexts.goal}
        </Chip>
      )}
      <p>{mood === 'waiting' ? mapTexts.waiting(waiting.length) : mapTexts.moods[mood]}</p>
      {waiting.length > 0 && (
        <Cluster as="ul" gap={2}>
          {waiting.map(({ npcId, mark }) => (
            <li key={npcId}>
              <Button
                tone="alt"
                size="small"
                className={npcId === goalNpc ? styles.goal : undefined}
                icon={<img src={`/ui/mark-${mark}.svg`} alt="" width="24" height="24" />}
                onClick={() => {
                  close();
                  goTo({ kind: 'npc', id: npcId });
                }}
              >
                {npcById(npcId)?.name}
                <VisuallyHidden>{mapTexts.meet}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </Cluster>
      )}
    </Cluster>
  );
}

function pathText(here: number | null, mapId: number): string {
  if (here === mapId) return mapTexts.wayHere;
  const way = here === null ? null : pathBetween(here, mapId);
  return way === null ? mapTexts.noWay : mapTexts.way(way.map(({ label }) => label));
}
