import { useQuery } from '@tanstack/react-query';
import { Flag, MapPin, Route, Trophy, Users } from 'lucide-react';
import { useStore } from 'zustand/react';
import { placeQueries } from '#client/net/queries/placeQueries.ts';
import { connectionStore } from '#client/stores/connectionStore.ts';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { RUN_CLASSES, type Place } from '#shared/contract/places.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { wayBetween } from '#shared/content/maps/wayBetween.ts';
import { formatTicks } from './formatTicks.ts';
import { placeTexts } from './texts.ts';
import styles from './MapDialog.module.css';

/** Every place of the world: what is there, how to get there, and what one has found and run. */
export function MapDialog() {
  const here = useStore(connectionStore, ({ mapId }) => mapId);
  const places = useQuery(placeQueries.all());
  return (
    <Dialog title={placeTexts.list} titleTone="sea" width={1080}>
      {places.isPending && <Loading />}
      {places.isError && (
        <ErrorState
          title={placeTexts.listFailed}
          onRetry={() => void places.refetch()}
          retrying={places.isFetching}
        />
      )}
      {places.data && (
        <ul className={styles.places}>
          {places.data.map((place) => {
            const map = mapById(place.mapId);
            return map && <Card key={place.mapId} place={place} map={map} here={here} />;
          })}
        </ul>
      )}
    </Dialog>
  );
}

interface CardProps {
  readonly place: Place;
  readonly map: MapDefinition;
  /** The map one is on, if any. */
  readonly here: number | null;
}

function Card({ place: { people, shells, secrets, courseList }, map, here }: CardProps) {
  const isHere = here === map.id;
  return (
    <li className={styles.place} data-here={isHere || undefined}>
      <div className={styles.picture}>
        <img src={`/world/${map.key}/card.webp`} alt="" width="480" height="270" loading="lazy" />
        <h3>{map.name}</h3>
        {isHere && (
          <p className={styles.here}>
            <MapPin aria-hidden="true" />
            {placeTexts.here}
          </p>
        )}
        <p className={styles.people}>
          <Users aria-hidden="true" />
          {placeTexts.people(people)}
        </p>
      </div>
      <p className={styles.way}>
        <Route aria-hidden="true" />
        {wayWords(here, map.id)}
      </p>
      <dl className={styles.finds}>
        <div>
          <dt>
            <img src="/ui/shell.svg" alt="" width="24" height="24" />
            {placeTexts.shells}
          </dt>
          <dd>{placeTexts.count(shells.found, shells.total)}</dd>
        </div>
        <div>
          <dt>
            <img src="/ui/key.svg" alt="" width="24" height="24" />
            {placeTexts.secrets}
          </dt>
          <dd>{placeTexts.count(secrets.foundList.length, secrets.total)}</dd>
        </div>
      </dl>
      <p className={styles.found}>
        {secrets.foundList.length === 0
          ? placeTexts.noneFound
          : secrets.foundList.map(({ name }) => name).join(' · ')}
      </p>
      {courseList.map(({ courseId, name, best }) => {
        const times = RUN_CLASSES.flatMap((runClass) => {
          const ticks = best[runClass];
          return ticks === null ? [] : placeTexts.bestOf(runClass, formatTicks(ticks));
        });
        return (
          <button
            key={courseId}
            type="button"
            className={styles.course}
            aria-label={placeTexts.ranking(name)}
            onClick={() => openDialog('courseRanking', { mapId: map.id, courseId })}
          >
            <Flag aria-hidden="true" />
            <span>
              <b>{name}</b>
              <small>{times.length === 0 ? placeTexts.noTime : times.join(' · ')}</small>
            </span>
            <Trophy aria-hidden="true" />
          </button>
        );
      })}
    </li>
  );
}

function wayWords(here: number | null, mapId: number): string {
  if (here === mapId) return placeTexts.wayHere;
  const way = here === null ? null : wayBetween(here, mapId);
  return way === null ? placeTexts.noWay : placeTexts.way(way.map(({ label }) => label));
}
