import { Heading } from '#client/ui/text/Text.tsx';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { OrderedList } from '#client/ui/list/OrderedList.tsx';
import { Switch } from '#client/ui/form/Switch.tsx';
import type { MainPageSection } from '#shared/contract/channels/mainPages.ts';
import { homeTexts } from '../texts.ts';
import { SectionFields } from './SectionFields.tsx';

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
            <Cluster>
              {grip}
              <Heading level={2} grow>
                {homeTexts.kinds[kind]}
              </Heading>
              {arrows}
              <Switch
                label={texts.show}
                checked={isShown}
                onChange={(next) => change({ ...section, isShown: next })}
              />
            </Cluster>
            {isShown && <SectionFields section={section} onChange={change} />}
          </>
        );
      }}
    </OrderedList>
  );
}
