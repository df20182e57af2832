import { OrderedList } from '#client/ui/list/OrderedList.tsx';
import { Switch } from '#client/ui/form/Switch.tsx';
import type { MainPageSection } from '#shared/contract/channels/mainPages.ts';
import { homeTexts } from '../texts.ts';
import { SectionFields } from './SectionFields.tsx';
import styles from './MainPageEditor.module.css';

const texts = homeTexts.editor;

interface SectionListProps {
  readonly sections: readonly MainPageSection[];
  readonly onChange: (sections: readonly MainPageSection[]) => void;
}

/** The sections of the main page in their order. */
export function SectionList({ sections, onChange }: SectionListProps) {
  return (
    <OrderedList
      items={sections}
      keyOf={({ kind }) => kind}
      nameOf={({ kind }) => `${homeTexts.kinds[kind]} 칸`}
      isPale={({ isShown }) => !isShown}
      onChange={onChange}
    >
      {(section, index, { grip, arrows }) => {
        const { kind, isShown } = section;
        const change = (next: MainPageSection) => onChange(sections.with(index, next));
        return (
          <>
            <div className={styles.head}>
              {grip}
              <h2>{homeTexts.kinds[kind]}</h2>
              {arrows}
              <Switch
                label={texts.show}
                checked={isShown}
                onChange={(next) => change({ ...section, isShown: next })}
              />
            </div>
            {isShown && <SectionFields section={section} onChange={change} />}
          </>
        );
      }}
    </OrderedList>
  );
}
