import { useRef, useState } from 'react';
import { Dices } from 'lucide-react';
import { useStore } from 'zustand/react';
import { itemPictures } from '#shared/content/itemPictures.ts';
import type { Item } from '#shared/content/items.ts';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { chooseLook } from '#client/net/rest/world.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { AvatarDoll } from '#client/ui/avatar/AvatarDoll.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { PillTitle } from '#client/ui/panel/PillTitle.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { defaultLook, LOOK_CATEGORIES, randomLook, startersOf, type LookCategory } from './looks.ts';
import styles from './LookPage.module.css';
import { accountTexts } from './texts.ts';
import { formMessageOf } from './useFormSubmit.ts';

const texts = accountTexts.look;
const CATEGORY_CHIPS = LOOK_CATEGORIES.map((value) => ({ value, label: texts.categories[value] }));

/** The first look of an avatar, from the starter items; the root guard leads on once it is chosen. */
export function LookPage() {
  const nickname = useStore(sessionStore, ({ user }) => user?.nickname);
  const [look, setLook] = useState(defaultLook);
  const [category, setCategory] = useState<LookCategory>('HAIR');
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const start = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setMessage(undefined);
    try {
      await chooseLook(Object.values(look).map(({ id }) => id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setMessage(formMessageOf(error));
      setBusy(false);
    } finally {
      sending.current = false;
    }
  };

  return (
    <SeaPage>
      <title>{`${texts.title} · ${accountTexts.product}`}</title>
      <section className={styles.panel}>
        <PillTitle level={1} className={styles.title}>
          {texts.title}
        </PillTitle>
        <div className={styles.mirror}>
          <AvatarDoll
            itemKeys={Object.values(look).map(({ key }) => key)}
            height={370}
            expression="happy"
            label={texts.preview}
            className={styles.doll}
          />
          {nickname !== undefined && <p className={styles.tag}>{nickname}</p>}
        </div>
        <div className={styles.choices}>
          <p className={styles.lead}>{texts.lead}</p>
          <Chips label={texts.title} options={CATEGORY_CHIPS} value={category} onChange={setCategory} />
          <ItemGrid
            key={category}
            category={category}
            chosen={look[category]}
            onChoose={(item) => setLook({ ...look, [category]: item })}
          />
          <FormMessage message={message} />
          <div className={styles.actions}>
            <Button
              tone="alt"
              icon={<Dices aria-hidden="true" />}
              onClick={() => setLook(randomLook(Math.random))}
            >
              {texts.random}
            </Button>
            <Button size="large" busy={busy} onClick={() => void start()}>
              {texts.button}
            </Button>
          </div>
        </div>
      </section>
    </SeaPage>
  );
}

interface ItemGridProps {
  readonly category: LookCategory;
  readonly chosen: Item;
  readonly onChoose: (item: Item) => void;
}

function ItemGrid({ category, chosen, onChoose }: ItemGridProps) {
  return (
    <fieldset className={styles.grid} aria-label={texts.categories[category]}>
      {startersOf(category).map((item) => (
        <label key={item.id} className={styles.item}>
          <input
            type="radio"
            name={category}
            checked={item.id === chosen.id}
            onChange={() => onChoose(item)}
          />
          <span>
            <img src={itemPictures(item).thumbnail} width={84} height={84} alt="" draggable={false} />
            {item.name}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
