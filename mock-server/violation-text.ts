import type { Violation } from './backend/contract-check';

const sourceTexts: Readonly<Record<Violation['source'], string>> = {
  request: 'requête',
  answer: 'réponse',
  fault: 'panne',
  other: 'autre serveur',
};

export const violationText = ({ source, text }: Violation): string => `${sourceTexts[source]} : ${text}`;
