import { ChevronDown, ChevronUp, Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand/react';
import { controlStore } from '#client/stores/controlStore.ts';
import { placeStore } from '#client/stores/placeStore.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { keyLabel } from '#client/ui/keys/keyLabel.ts';
import { useKeyLayout } from '#client/ui/keys/useKeyLayout.ts';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { MiniMap } from './MiniMap.tsx';
import { placeTexts } from './texts.ts';
import styles from './PlacePanel.module.css';

/** CSS px: wide maps are flat, tall ones are drawn narrower. */
const WIDTH = { wide: 210, tall: 178 } as const;

/** The place one is on, small: what is left to find, the mini-map, and the way to the list of maps. */
export function PlacePanel({ map }: { readonly map: MapDefinition }) {
  const [isOpen, setOpen] = useState(() => window.matchMedia('(width > 820px) and (height > 560px)').matches);
  const mapKey = useStore(controlStore, ({ keys }) => keys.map[0] ?? '');
  const layout = useKeyLayout();
  const isTall = map.height > map.width * 0.6;
  return (
    <section className={styles.panel} data-open={isOpen || undefined} aria-label={placeTexts.panel}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.list}
          aria-label={placeTexts.openList}
          onClick={() => openDialog('map')}
        >
          <MapIcon aria-hidden="true" />
          <span className={styles.word}>{placeTexts.list}</span>
          <kbd aria-hidden="true">{keyLabel(mapKey, layout)}</kbd>
        </button>
        <Finds map={map} />
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-label={isOpen ? placeTexts.fold : placeTexts.unfold}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
        </button>
      </div>
      {isOpen && (
        <div className={styles.map}>
          <MiniMap map={map} width={isTall ? WIDTH.tall : WIDTH.wide} />
        </div>
      )}
    </section>
  );
}

function Finds({ map }: { readonly map: MapDefinition }) {
  const place = useStore(placeStore, (facts) => facts.place);
  if (place?.mapId !== map.id) return <p className={styles.finds} />;
  const shells = place.shellsToday - place.shells.length;
  const secrets = place.secretIds.length;
  return (
    <p className={styles.finds}>
      <span role="img" aria-label={placeTexts.shellsToday(shells, place.shellsToday)}>
        <img src="/ui/shell.svg" alt="" width="19" height="19" />
        {/* A new key lets the number pop each time it changes. */}
        <b key={shells} className={styles.pop}>
          {placeTexts.count(shells, place.shellsToday)}
        </b>
      </span>
      <span role="img" aria-label={placeTexts.secretsFound(secrets, map.secrets.length)}>
        <img src="/ui/key.svg" alt="" width="18" height="18" />
        <b key={secrets} className={styles.pop}>
          {placeTexts.count(secrets, map.secrets.length)}
        </b>
      </span>
    </p>
  );
}
