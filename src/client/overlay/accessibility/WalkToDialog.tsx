import { Braces, DoorOpen, MessageCircle, Shell, Swords, UserRound, type LucideIcon } from 'lucide-react';
import { surroundingsStore, type NearbyEntity } from '#client/stores/surroundingsStore.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Heading, Text } from '#client/ui/text/Text.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { useBridge } from '../shell/bridgeContext.ts';
import { accessibilityTexts, describeEntity, nameOf } from './texts.ts';
import styles from './Accessibility.module.css';

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
    <Stack as="section" gap={2} after={4}>
      <Heading level={3} tone="accent" id={`go-${kind}`}>
        {accessibilityTexts.groups[kind]}
      </Heading>
      <Stack as="ul" gap={2} aria-labelledby={`go-${kind}`}>
        {entities.map((entity) => (
          <li key={entity.id}>
            <button
              type="button"
              className={styles.way}
              data-choice
              onClick={() => {
                close();
                bridge.ask((world) => world.walkTo({ kind, id: entity.id }));
              }}
            >
              <Icon aria-hidden="true" />
              <Stack as="span" gap={0}>
                <Text as="b" size="heading">
                  {nameOf(entity)}
                </Text>
                <Text as="small" size="caption" tone={entity.mark ? 'warning' : 'soft'}>
                  {describeEntity(entity)}
                </Text>
              </Stack>
            </button>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
