import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

export const fieldRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'hint', 'error'],
  base: {
    root: { display: 'grid', gap: '6px', minWidth: '0' },
    label: { fontSize: 'sm', fontWeight: 'medium', justifySelf: 'start' },
    hint: { color: 'fg.muted', fontSize: 'sm', lineHeight: '1.4' },
    error: {
      display: 'flex',
      gap: '6px',
      alignItems: 'flex-start',
      color: 'refused.fg',
      fontSize: 'sm',
      fontWeight: 'medium',
      lineHeight: '1.4',
      '& svg': { flex: 'none', width: '16px', height: '16px', marginTop: '0.5' },
      // On the text itself: the reset sets `overflow-wrap` on every element.
      '& span': { overflowWrap: 'anywhere' },
    },
  },
});

export const inputRecipe = defineRecipe({
  base: {
    display: 'block',
    width: '100%',
    minWidth: '0',
    minHeight: 'control.md',
    paddingBlock: '2',
    paddingInline: '3',
    border: 'control',
    borderRadius: 'md',
    background: 'bg.panel',
    color: 'fg',
    fontFamily: 'body',
    // At least 16 px: phone browsers zoom into smaller inputs.
    fontSize: 'md',
    lineHeight: '1.4',
    textOverflow: 'ellipsis',
    appearance: 'none',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    _placeholder: { color: 'fg.subtle', opacity: '1' },
    _hover: { borderColor: 'fg' },
    _focusVisible: { outlineOffset: '0', borderColor: 'focusRing' },
    '&[aria-invalid=true]': { borderColor: 'refused.solid', boxShadow: 'inset 0 0 0 1px {colors.refused.solid}' },
    '&[readonly]': { background: 'bg.muted', borderColor: 'border' },
    '&:disabled': {
      background: 'bg.muted',
      color: 'fg.muted',
      borderColor: 'border',
      cursor: 'not-allowed',
      opacity: '1',
    },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    _highContrast: {
      '&[aria-invalid=true]:not(:focus-visible)': { outline: '1px solid CanvasText' },
      '&:disabled': { borderColor: 'GrayText', color: 'GrayText' },
    },
  },
  variants: {
    size: {
      sm: {
        minHeight: { base: 'control.md', md: 'control.sm' },
        paddingBlock: '1',
        fontSize: { base: 'md', md: 'sm' },
      },
      md: {},
    },
    kind: {
      text: {},
      area: { minHeight: '120px', resize: 'vertical' },
      select: { paddingInlineEnd: '40px', cursor: 'pointer' },
    },
    affix: {
      start: { paddingInlineStart: '38px' },
      end: { paddingInlineEnd: '52px' },
      both: { paddingInline: '38px 52px' },
    },
  },
  defaultVariants: { size: 'md', kind: 'text' },
});

/** An input with an icon or a button inside its border. */
export const affixRecipe = defineSlotRecipe({
  slots: ['root', 'start', 'end', 'button'],
  base: {
    root: { position: 'relative' },
    start: {
      position: 'absolute',
      insetInlineStart: '3',
      top: '50%',
      transform: 'translateY(-50%)',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
    end: {
      position: 'absolute',
      insetInlineEnd: '3',
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
    },
    button: {
      position: 'absolute',
      insetBlock: { base: '0', md: '1px' },
      insetInlineEnd: '1px',
      display: 'grid',
      '& > button': { minHeight: '0', borderRadius: '5px' },
    },
  },
});
