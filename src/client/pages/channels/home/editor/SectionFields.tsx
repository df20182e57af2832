import { isoOfSeoulInput, seoulInputOf } from '#shared/time/seoulFormat.ts';
import { Plus, Trash2 } from 'lucide-react';
import { Hint } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { TextAreaField, TextField } from '#client/ui/form/TextField.tsx';
import { BANNER_LOOKS, MOST_LINKS, type MainPageSection } from '#shared/contract/channels/mainPages.ts';
import { homeTexts } from '../texts.ts';
import styles from '../MainPage.module.css';

const texts = homeTexts.editor;
const LOOKS = BANNER_LOOKS.map((value) => ({ value, label: texts.looks[value] }));

interface SectionFieldsProps<S extends MainPageSection = MainPageSection> {
  readonly section: S;
  readonly onChange: (section: MainPageSection) => void;
}
type FieldsOf<K extends MainPageSection['kind']> = SectionFieldsProps<Extract<MainPageSection, { kind: K }>>;

/** The fields that staff writes into a section; sections that fill themselves say so. */
export function SectionFields({ section, onChange }: SectionFieldsProps) {
  switch (section.kind) {
    case 'BANNER':
      return (
        <Stack gap={3}>
          <TextField
            label={texts.bannerTitle}
            maxLength={30}
            value={section.title}
            onChange={({ target }) => onChange({ ...section, title: target.value })}
          />
          <TextField
            label={texts.bannerWords}
            maxLength={60}
            optional
            value={section.words}
            onChange={({ target }) => onChange({ ...section, words: target.value })}
          />
          <ChoiceField
            label={texts.bannerLook}
            options={LOOKS}
            value={section.look}
            onChange={(look) => onChange({ ...section, look })}
          />
        </Stack>
      );
    case 'WELCOME':
      return (
        <Stack gap={3}>
          <TextAreaField
            label={texts.welcome}
            maxLength={600}
            rows={4}
            value={section.words}
            onChange={({ target }) => onChange({ ...section, words: target.value })}
          />
        </Stack>
      );
    case 'NEXT_CLASS':
      return <NextClassFields section={section} onChange={onChange} />;
    case 'LINKS':
      return <LinkFields section={section} onChange={onChange} />;
    case 'NOTICES':
    case 'HOMEWORK':
    case 'ONLINE':
    case 'COURSES':
    case 'RECENT_POSTS':
    case 'WORKSHEETS':
    case 'STATISTICS':
      return <Hint>{texts.automatic}</Hint>;
  }
}

function NextClassFields({ section, onChange }: FieldsOf<'NEXT_CLASS'>) {
  return (
    <Stack gap={3}>
      <TextField
        label={texts.classTitle}
        maxLength={40}
        optional
        value={section.title}
        onChange={({ target }) => onChange({ ...section, title: target.value })}
      />
      <TextField
        label={texts.classAt}
        type="datetime-local"
        value={section.startsAt === null ? '' : seoulInputOf(section.startsAt)}
        onChange={({ target }) => onChange({ ...section, startsAt: isoOfSeoulInput(target.value) })}
      />
      <TextField
        label={texts.classNote}
        maxLength={120}
        optional
        value={section.note}
        onChange={({ target }) => onChange({ ...section, note: target.value })}
      />
    </Stack>
  );
}

function LinkFields({ section, onChange }: FieldsOf<'LINKS'>) {
  const { linkList } = section;
  const set = (list: typeof linkList) => onChange({ ...section, linkList: list });
  return (
    <Stack gap={3}>
      {linkList.map((link, index) => (
        <div key={index} className={styles.link}>
          <TextField
            label={texts.linkLabel(index + 1)}
            maxLength={30}
            value={link.label}
            onChange={({ target }) => set(linkList.with(index, { ...link, label: target.value }))}
          />
          <TextField
            label={texts.linkUrl(index + 1)}
            type="url"
            placeholder="https://"
            maxLength={300}
            value={link.url}
            onChange={({ target }) => set(linkList.with(index, { ...link, url: target.value.trim() }))}
          />
          <IconButton
            label={texts.removeLink(index + 1)}
            icon={<Trash2 />}
            onClick={() => set(linkList.toSpliced(index, 1))}
          />
        </div>
      ))}
      {linkList.length < MOST_LINKS && (
        <Button tone="alt" icon={<Plus />} onClick={() => set([...linkList, { label: '', url: 'https://' }])}>
          {texts.addLink}
        </Button>
      )}
      <Hint>{texts.linkHint}</Hint>
    </Stack>
  );
}
