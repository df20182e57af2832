import { useRef, useState } from 'react';
import { Dices } from 'lucide-react';
import { itemPictures } from '#shared/content/itemPictures.ts';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { chooseOutfit } from '#client/net/world/avatar.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { PillTitle } from '#client/ui/panel/PillTitle.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { OutfitChoices } from './OutfitChoices.tsx';
import { defaultOutfit, STARTER_CATEGORIES, randomOutfit, type StarterCategory } from './starterOutfits.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import styles from './Outfit.module.css';
import { accountTexts } from './texts.ts';
import { formMessageOf } from '#client/ui/form/useFormSubmit.ts';

const texts = accountTexts.look;

/** Chooses the first outfit from the starter items; the root guard redirects once it is saved. */
export function OutfitPage() {
  const nickname = useStore(sessionStore, ({ user }) => user?.nickname);
  return <OutfitPanel nickname={nickname} onStart={(itemIds) => chooseOutfit(itemIds)} />;
}

export interface OutfitPanelProps {
  /** Shown below the avatar; undefined before there is a name. */
  readonly nickname?: string | undefined;
  /** May throw an ApiError. */
  readonly onStart: (itemIds: readonly number[]) => Promise<unknown>;
}

/** The avatar, and what it may wear at the beginning. */
export function OutfitPanel({ nickname, onStart }: OutfitPanelProps) {
  const [look, setOutfit] = useState(defaultOutfit);
  const [category, setCategory] = useState<StarterCategory>('HAIR');
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const start = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setMessage(undefined);
    try {
      await onStart(Object.values(look).map(({ id }) => id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setMessage(formMessageOf(error));
      setBusy(false);
    } finally {
      sending.current = false;
    }
  };

  // A category is shown by what is chosen of it.
  const chips = STARTER_CATEGORIES.map((value) => ({
    value,
    label: texts.categories[value],
    picture: itemPictures(look[value]).thumbnail,
  }));

  return (
    <SeaPage>
      <title>{`${texts.title} · ${accountTexts.product}`}</title>
      <section className={styles.panel}>
        <PillTitle level={1} className={styles.title}>
          {texts.title}
        </PillTitle>
        <div className={styles.mirror}>
          <AvatarPreview
            itemKeys={Object.values(look).map(({ key }) => key)}
            height={370}
            // A laughing face has its eyes shut.
            expression={category === 'FACE' ? 'default' : 'happy'}
            label={texts.preview}
            className={styles.avatar}
          />
          {nickname !== undefined && <p className={styles.tag}>{nickname}</p>}
        </div>
        <Stack className={styles.choices}>
          <Text tone="soft">{texts.lead}</Text>
          <Chips
            label={texts.categoriesLabel}
            options={chips}
            value={category}
            onChange={setCategory}
            className={styles.categories}
          />
          <OutfitChoices
            key={category}
            category={category}
            chosen={look[category]}
            onChoose={(item) => setOutfit({ ...look, [category]: item })}
          />
          <FormMessage message={message} />
          <div className={styles.actions}>
            <Button
              tone="alt"
              icon={<Dices aria-hidden="true" />}
              onClick={() => setOutfit(randomOutfit(Math.random))}
            >
              {texts.random}
            </Button>
            <Button size="large" busy={busy} onClick={() => void start()}>
              {texts.button}
            </Button>
          </div>
        </Stack>
      </section>
    </SeaPage>
  );
}
