import { FileUp, QrCode, Sparkles, UserPlus } from 'lucide-react';
import { Grid } from '#client/ui/layout/Stack.tsx';
import { Entry } from '#client/ui/list/Entry.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '../frame/channelContext.ts';
import { HomeSection } from './sections/HomeSection.tsx';
import { homeTexts } from './texts.ts';

const texts = homeTexts.firstSteps;

/** The ways to bring others in, for somebody who has just made a class and is alone in it. */
export function FirstSteps() {
  const { channelDomain, holds } = useChannel();
  return (
    <HomeSection icon={Sparkles} title={texts.title} wide>
      <Text tone="soft">{texts.lead}</Text>
      <Grid as="ul" min={210} fill>
        <Entry
          to={paths.channelMembers(channelDomain)}
          lead={<UserPlus aria-hidden="true" size={28} />}
          title={texts.add}
          facts={texts.addHint}
        />
        <Entry
          to={paths.channelImport(channelDomain)}
          lead={<FileUp aria-hidden="true" size={28} />}
          title={texts.import}
          facts={texts.importHint}
        />
        {holds('manager') && (
          <Entry
            to={paths.channelSettings(channelDomain)}
            lead={<QrCode aria-hidden="true" size={28} />}
            title={texts.code}
            facts={texts.codeHint}
          />
        )}
      </Grid>
    </HomeSection>
  );
}
