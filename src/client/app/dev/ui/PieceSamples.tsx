import { Fish, Pencil, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '#client/ui/avatar/Avatar.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { Badge, Chip, type ChipTone } from '#client/ui/chip/Chip.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { Drawer } from '#client/ui/drawer/Drawer.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { Meter } from '#client/ui/feedback/Meter.tsx';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { DateField } from '#client/ui/form/DateField.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { PasswordField } from '#client/ui/form/PasswordField.tsx';
import { SelectField } from '#client/ui/form/SelectField.tsx';
import { Switch } from '#client/ui/form/Switch.tsx';
import { TextAreaField, TextField } from '#client/ui/form/TextField.tsx';
import { Card, type CardTone } from '#client/ui/layout/Card.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Cluster, Grid, Stack } from '#client/ui/layout/Stack.tsx';
import { Menu } from '#client/ui/menu/Menu.tsx';
import { Steps } from '#client/ui/steps/Steps.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { LinkTabs } from '#client/ui/tabs/LinkTabs.tsx';
import { Tabs } from '#client/ui/tabs/Tabs.tsx';
import { Facts } from '#client/ui/text/Facts.tsx';
import { Caption, Heading, Hint, Label, Text } from '#client/ui/text/Text.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { Tooltip } from '#client/ui/tooltip/Tooltip.tsx';
import { uiSampleTexts as texts } from './texts.ts';

const CHIPS: readonly ChipTone[] = [
  ...(['plain', 'info', 'success', 'warning', 'danger', 'open'] as const),
  ...(['kind1', 'kind2', 'kind3', 'kind4', 'kind5', 'kind6'] as const),
];
const CARDS: readonly CardTone[] = ['plain', 'paper', 'sunken', 'info', 'success', 'warning', 'danger'];
const BUTTONS = ['ok', 'alt', 'sea', 'danger'] as const;

/** All pieces but the table. */
export function PieceSamples() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  return (
    <>
      <Section title="Button, IconButton, Menu, Tooltip, Toast, Dialog, Drawer">
        {(['large', 'medium', 'small'] as const).map((size) => (
          <Cluster key={size}>
            {BUTTONS.map((tone) => (
              <Button key={tone} tone={tone} size={size} icon={<Fish />}>
                {texts.button}
              </Button>
            ))}
            <Button size={size} disabled>
              {texts.button}
            </Button>
            <Button size={size} busy>
              {texts.button}
            </Button>
          </Cluster>
        ))}
        <Cluster>
          <IconButton label={texts.edit} icon={<Pencil />} />
          <IconButton size="small" label={texts.remove} icon={<Trash2 />} />
          <IconButton size="small" tone="quiet" label={texts.more} icon={<X />} badge={3} />
          <Menu
            label={texts.more}
            items={[
              { label: texts.edit, icon: <Pencil aria-hidden="true" /> },
              { label: texts.remove, icon: <Trash2 aria-hidden="true" />, tone: 'danger' },
              { label: texts.open, disabled: true },
            ]}
          />
          <Menu label={texts.open} isLabelShown items={[{ label: texts.edit }]} />
          <Tooltip text={texts.sentence}>
            <Button size="small" tone="alt">
              Tooltip
            </Button>
          </Tooltip>
          {(['success', 'info', 'warning', 'danger'] as const).map((theme) => (
            <Button
              key={theme}
              size="small"
              tone="alt"
              onClick={() => showToast({ text: texts.sentence, theme })}
            >
              {`Toast ${theme}`}
            </Button>
          ))}
          <Button size="small" tone="alt" onClick={() => setOpen('dialog')}>
            Dialog
          </Button>
          <Button size="small" tone="alt" onClick={() => setOpen('drawer')}>
            Drawer
          </Button>
        </Cluster>
        <LocalDialog open={open === 'dialog'} onClose={() => setOpen(null)}>
          <Dialog title={texts.title} description={texts.note} footer={<Button>{texts.button}</Button>}>
            <Text>{texts.sentence}</Text>
          </Dialog>
        </LocalDialog>
        <LocalDialog open={open === 'drawer'} onClose={() => setOpen(null)}>
          <Drawer title={texts.title} footer={<Button>{texts.button}</Button>}>
            <Text>{texts.sentence}</Text>
          </Drawer>
        </LocalDialog>
      </Section>
      <Section title="Chip, Badge, Avatar" beside={<Chip tone="info">{texts.word}</Chip>}>
        <Cluster>
          {CHIPS.map((tone) => (
            <Chip key={tone} tone={tone}>
              {texts.word}
            </Chip>
          ))}
          <Chip icon={<Fish aria-hidden="true" />}>{texts.word}</Chip>
          <Chip size="small">{texts.word}</Chip>
          <Chip tone="kind2" remove={{ label: texts.remove, onPress: () => undefined }}>
            {texts.long}
          </Chip>
          <Badge count={3} />
          <Badge count={120} tone="quiet" />
          {(['small', 'medium', 'large'] as const).map((size) => (
            <Avatar key={size} nickname={texts.word} itemIdList={[]} size={size} />
          ))}
        </Cluster>
      </Section>
      <Section
        title="Card, Facts, Text"
        note={texts.note}
        actions={<Button size="small">{texts.button}</Button>}
      >
        <Grid min={200}>
          {CARDS.map((tone) => (
            <Card key={tone} tone={tone}>
              <Heading level={3}>{texts.word}</Heading>
              <Text size="small" tone="inherit">
                {texts.sentence}
              </Text>
            </Card>
          ))}
          <Card chosen pressable>
            <Label>{texts.word}</Label>
            <Text truncate>{texts.long}</Text>
            <Hint>{texts.note}</Hint>
            <Caption>{texts.word}</Caption>
            <Button data-covers size="small" tone="alt">
              {texts.open}
            </Button>
          </Card>
        </Grid>
        {(['list', 'line', 'tiles'] as const).map((layout) => (
          <Facts
            key={layout}
            layout={layout}
            items={[
              { term: texts.name, value: texts.people[0] },
              { term: texts.score, value: 87 },
              { term: texts.state, value: texts.long },
            ]}
          />
        ))}
      </Section>
      <NavigationSamples />
      <FieldSamples />
      <Section title="Meter, ProgressBar, Skeleton, states">
        <Stack>
          {(['info', 'success', 'warning', 'danger'] as const).map((tone, index) => (
            <Meter
              key={tone}
              label={tone}
              tone={tone}
              value={index + 1}
              max={5}
              caption={`${index + 1} / 5`}
            />
          ))}
          <ProgressBar label={texts.score} value={3} max={8} caption="3 / 8" />
          <Skeleton lines={3} />
        </Stack>
        <Grid min={260}>
          <Loading />
          <EmptyState title={texts.empty} hint={texts.hint} />
          <ErrorState onRetry={() => undefined} />
        </Grid>
      </Section>
    </>
  );
}

function NavigationSamples() {
  const [tab, setTab] = useState<string>('0');
  return (
    <Section title="Tabs, LinkTabs, Chips, Steps">
      <Tabs
        label="Tabs"
        value={tab}
        onChange={setTab}
        tabs={texts.tabs.map((label, index) => ({
          value: String(index),
          label,
          count: index,
          content: <Text>{texts.sentence}</Text>,
        }))}
      />
      <LinkTabs
        label="LinkTabs"
        tabs={[
          { to: '/dev/ui', label: texts.word },
          { to: '/dev/avatars', label: texts.more, count: 2 },
        ]}
      />
      <Chips
        label="Chips"
        options={texts.tabs.map((label, index) => ({ value: String(index), label }))}
        value={tab}
        onChange={setTab}
      />
      <Steps label="Steps" steps={texts.steps} current={1} onPick={() => undefined} />
    </Section>
  );
}

function FieldSamples() {
  const [isOn, setIsOn] = useState(true);
  const [choice, setChoice] = useState('0');
  const [date, setDate] = useState('');
  const options = texts.tabs.map((label, index) => ({ value: String(index), label }));
  return (
    <Section title="Fields">
      <Grid min={260}>
        <TextField label={texts.name} hint={texts.hint} optional />
        <TextField label={texts.name} error={texts.error} defaultValue={texts.long} />
        <TextField label={texts.name} disabled defaultValue={texts.word} />
        <TextAreaField label={texts.more} />
        <PasswordField label="Password" autoComplete="off" />
        <SelectField label={texts.group} options={options} value={choice} onChange={setChoice} />
        <ChoiceField label={texts.state} options={options} value={choice} onChange={setChoice} />
        <DateField label="Date" value={date} years={[2010, 2020]} onChange={setDate} />
        <CheckBox label={texts.done} defaultChecked />
        <Switch label={texts.open} checked={isOn} onChange={setIsOn} />
      </Grid>
      <FormMessage message={texts.error} />
    </Section>
  );
}
