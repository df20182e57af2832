import { Braces, DoorOpen, MessageCircle, Shell, Swords, UserRound, type LucideIcon } from 'lucide-react';
import { surroundingsStore, type NearbyEntity } from '#client/stores/surroundingsStore.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { useBridge } from '../shell/bridgeContext.ts';
import { accessibilityTexts, describeEntity, nameOf } from './texts.ts';
import styles from './WalkToDialog.module.css';

const texts = accessibilityTexts.go;
const KINDS = [
  'npc',
  'object',
  'portal',
  'place',
  'plate',
  'player',
] as const satisfies readonly NearbyEntity['kind'][];
const ICONS: Readonly<Record<NearbyEntity['kind'], LucideIcon>> = {
  npc: MessageCircle,
  portal: DoorOpen,
  player: UserRound,
  plate: Shell,
  object: Braces,
  place: Swords,
};

/** Lists every player and object that can be walked to. */
export function WalkToDialog() {
  const entities = useStore(surroundingsStore, (state) => state.entities);
  return (
    <Dialog title={texts.title} titleTone="sea" width="small" description={texts.lead}>
      {entities.length === 0 && <EmptyState title={texts.empty} hint={texts.emptyHint} />}
      {KINDS.map((kind) => (
        <Group key={kind} kind={kind} entities={entities.filter((entity) => entity.kind === kind)} />
      ))}
    </Dialog>
  );
}

function Group({
  kind,
  entities,
}: {
  readonly kind: NearbyEntity['kind'];
  readonly entities: readonly NearbyEntity[];
}) {
  const bridge = useBridge();
  const { close } = useDialogControl();
  if (entities.length === 0) return null;
  const Icon = ICONS[kind];
  return (
    <section className={styles.group}>
      <h3 id={`go-${kind}`}>{accessibilityTexts.groups[kind]}</h3>
      <Stack as="ul" gap={2} aria-labelledby={`go-${kind}`}>
        {entities.map((entity) => (
          <li key={entity.id}>
            <button
              type="button"
              className={styles.way}
              data-mark={entity.mark ?? undefined}
              onClick={() => {
                close();
                bridge.ask((world) => world.walkTo({ kind, id: entity.id }));
              }}
            >
              <Icon aria-hidden="true" />
              <span>
                <Text as="b" size="heading">
                  {nameOf(entity)}
                </Text>
                <small>{describeEntity(entity)}</small>
              </span>
            </button>
          </li>
        ))}
      </Stack>
    </section>
  );
}
