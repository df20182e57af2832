import { ChevronDown, ChevronUp, Map as MapIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { controlStore } from '#client/stores/controlStore.ts';
import { Row } from '#client/ui/layout/Stack.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { keyLabel } from '#client/ui/keys/keyLabel.ts';
import { useKeyLayout } from '#client/ui/keys/useKeyLayout.ts';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { MiniMap } from './MiniMap.tsx';
import { FoundCounts } from '#client/overlay/world/collectibles/FoundCounts.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { mapTexts } from './texts.ts';
import styles from './MapDialog.module.css';

/** Size in CSS px: wide maps are flat, tall ones are drawn narrower. */
const WIDTH = { wide: 210, tall: 178 } as const;

interface MapPanelProps {
  readonly map: MapDefinition;
  /** Further facts about the map, below it. */
  readonly children?: ReactNode;
}

/** The current map: finds, the minimap, and a button for the list of maps. */
export function MapPanel({ map, children }: MapPanelProps) {
  const [isOpen, setOpen] = useState(() => window.matchMedia('(width > 820px) and (height > 560px)').matches);
  const mapKey = useStore(controlStore, ({ keys }) => keys.map[0] ?? '');
  const layout = useKeyLayout();
  const isTall = map.height > map.width * 0.6;
  return (
    <section
      className={styles.panel}
      data-paper
      data-minimap={isOpen ? 'open' : 'folded'}
      aria-label={mapTexts.panel}
    >
      <Row gap={2}>
        <button
          type="button"
          className={styles.list}
          aria-label={mapTexts.openList}
          onClick={() => openDialog('map')}
        >
          <MapIcon aria-hidden="true" />
          <span className={styles.word}>{mapTexts.list}</span>
          <kbd aria-hidden="true">{keyLabel(mapKey, layout)}</kbd>
        </button>
        <FoundCounts map={map} />
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-label={isOpen ? mapTexts.fold : mapTexts.unfold}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
        </button>
      </Row>
      {isOpen && (
        <div className={styles.panelMap}>
          <MiniMap map={map} width={isTall ? WIDTH.tall : WIDTH.wide} />
        </div>
      )}
      {children}
    </section>
  );
}
