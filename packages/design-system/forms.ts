/* `@missio/design-system/forms`. */
export * from '../../src/design-system/forms/app-form';
export * from '../../src/design-system/forms/confirm-discard';
export * from '../../src/design-system/forms/country-select';
export { draftStart, endDraft } from '../../src/design-system/forms/draft';
export * from '../../src/design-system/forms/form';
export * from '../../src/design-system/forms/form-fields';
export * from '../../src/design-system/forms/saved-values';
export * from '../../src/design-system/forms/server-answers';
/** Keeps the drafts of forms by account. */
export { DraftOwnerContext } from '../../src/lib/browser/draft-owner';
