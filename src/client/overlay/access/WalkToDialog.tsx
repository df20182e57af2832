import { DoorOpen, MessageCircle, UserRound, type LucideIcon } from 'lucide-react';
import { useStore } from 'zustand/react';
import { surroundingsStore, type Sight } from '#client/stores/surroundingsStore.ts';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { useBridge } from '../shell/bridgeContext.ts';
import { accessTexts, aboutSight, nameOf } from './texts.ts';
import styles from './WalkToDialog.module.css';

const texts = accessTexts.go;
const KINDS = ['npc', 'portal', 'player'] as const satisfies readonly Sight['kind'][];
const ICONS: Readonly<Record<Sight['kind'], LucideIcon>> = {
  npc: MessageCircle,
  portal: DoorOpen,
  player: UserRound,
};

/** Everybody and everything one can go to; what is chosen is walked to. */
export function WalkToDialog() {
  const sights = useStore(surroundingsStore, (facts) => facts.sights);
  return (
    <Dialog title={texts.title} titleTone="sea" width="small" description={texts.lead}>
      {sights.length === 0 && <EmptyState title={texts.empty} hint={texts.emptyHint} />}
      {KINDS.map((kind) => (
        <Group key={kind} kind={kind} sights={sights.filter((sight) => sight.kind === kind)} />
      ))}
    </Dialog>
  );
}

function Group({ kind, sights }: { readonly kind: Sight['kind']; readonly sights: readonly Sight[] }) {
  const bridge = useBridge();
  const { close } = useDialogControl();
  if (sights.length === 0) return null;
  const Icon = ICONS[kind];
  return (
    <section className={styles.group}>
      <h3 id={`go-${kind}`}>{accessTexts.groups[kind]}</h3>
      <ul aria-labelledby={`go-${kind}`}>
        {sights.map((sight) => (
          <li key={sight.id}>
            <button
              type="button"
              className={styles.way}
              data-mark={sight.mark ?? undefined}
              onClick={() => {
                close();
                bridge.ask((world) => world.walkTo({ kind, id: sight.id }));
              }}
            >
              <Icon aria-hidden="true" />
              <span>
                <b>{nameOf(sight)}</b>
                <small>{aboutSight(sight)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
