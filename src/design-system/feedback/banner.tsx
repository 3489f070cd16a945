import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type MessageTone, type Tone, ToneIcon } from './tones';

const ofTone = (tone: Tone) => ({
  root: { background: `${tone}.subtle`, borderColor: `${tone}.emphasized`, '& > svg': { color: `${tone}.fg` } },
  title: { color: `${tone}.fg` },
});

const bannerRecipe = defineSlotRecipe({
  slots: ['root', 'body', 'title'],
  base: {
    root: {
      display: 'flex',
      gap: '3',
      alignItems: 'flex-start',
      paddingBlock: '3',
      paddingInline: '4',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderRadius: 'md',
      color: 'fg',
      lineHeight: '1.45',
      '& > svg': { flex: 'none', width: '18px', height: '18px', marginTop: '0.5' },
    },
    body: { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    title: { display: 'block', fontWeight: 'bold' },
  },
  variants: {
    tone: {
      earned: ofTone('earned'),
      pending: ofTone('pending'),
      refused: ofTone('refused'),
      info: ofTone('info'),
      warning: ofTone('pending'),
    },
  },
  defaultVariants: { tone: 'info' },
});

export interface BannerProps {
  /** `earned` green, `refused` red, `pending` and `warning` yellow, `info` blue. */
  tone: MessageTone;
  title?: ReactNode;
  children?: ReactNode;
  /** `alert` is read at once, `status` at a pause, `note` never. */
  role?: 'alert' | 'status' | 'note';
  icon?: ReactNode;
}

const URGENT_TONES: ReadonlySet<MessageTone> = new Set(['refused', 'warning']);

/** The result of an action, next to it: a failed login, a connection test. */
export function Banner({
  tone,
  title,
  children,
  icon,
  role = URGENT_TONES.has(tone) ? 'alert' : 'status',
}: BannerProps) {
  const styles = useSlotRecipe({ recipe: bannerRecipe })({ tone });
  return (
    <chakra.div role={role} css={styles.root}>
      {icon ?? <ToneIcon tone={tone} />}
      <chakra.div css={styles.body}>
        {title && <chakra.strong css={styles.title}>{title}</chakra.strong>}
        {children && <div>{children}</div>}
      </chakra.div>
    </chakra.div>
  );
}

export interface NoticeProps {
  tone?: MessageTone;
  title?: ReactNode;
  children: ReactNode;
}

/** A standing note that is not announced. */
export function Notice({ tone = 'info', ...content }: NoticeProps) {
  return <Banner role="note" tone={tone} {...content} />;
}
