import { usePathTo } from '../app/use-path-to.ts';
import { brand } from '../brand/brand.ts';
import { EmailLink } from '../ui/email-link.tsx';
import { Header } from '../ui/header.tsx';
import { Icon, ICON_NAMES } from '../ui/icon.tsx';
import { ProgressRail } from '../ui/progress-rail.tsx';
import { SwatchDot } from '../ui/swatch-dot.tsx';
import { useSamples } from './sample-words.ts';
import { Group, Specimen } from './specimen.tsx';

/** What stands around content; this page itself has the strip, a guest's header and the footer. */
export function Frame() {
  const { account, choices, frame, lenses, title } = useSamples();
  const path = usePathTo();
  const [to, orders] = [path('gallery.gallery'), path('orders.orders')];
  const reached = {
    lenses: { to, chosen: choices[2] },
    prescription: { to, chosen: '+2.00' },
  };
  return (
    <Group title="Frame">
      <Specimen name="Header of a member">
        <Header
          account={{ to: orders, icon: 'orders', leaveBy: 'post', ...account }}
          cartCount={2}
          textSize={100}
          back="home.home"
        />
      </Specimen>
      <Specimen name="Rail, at the first step">
        <ProgressRail current="lenses" reached={{}} />
      </Specimen>
      <Specimen name="Rail, at the third step">
        <ProgressRail current="frames" reached={reached} />
      </Specimen>
      <Specimen name="Rail, at the end, with a page of its own">
        <ProgressRail
          reached={{ ...reached, frames: { to, chosen: frame }, delivery: { to, chosen: lenses } }}
          page={title}
        />
      </Specimen>
      <Specimen name="Drawings" inRow>
        {ICON_NAMES.map((name) => (
          <Icon key={name} name={name} />
        ))}
        <SwatchDot hexes={['#17191b']} />
        <SwatchDot hexes={['#2f6690', '#cbb08d']} />
      </Specimen>
      <Specimen name="Address that parts">
        <p>
          <EmailLink email={brand.support.email} />
        </p>
      </Specimen>
    </Group>
  );
}
