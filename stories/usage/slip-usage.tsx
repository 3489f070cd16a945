import { Button } from '~/design-system/actions/button';
import { Slip, SlipMain, SlipStub } from '~/design-system/layout/slip';
import { offerTitle } from '../design-system/samples';
import { Anatomy } from './anatomy';
import { DoAndAvoid } from './do-and-avoid';

/** What to do with a slip, and what to avoid. */
export function SlipUsage() {
  return (
    <DoAndAvoid
      pairs={[
        {
          key: 'meaning',
          do: {
            drawing: (
              <Slip orientation="line">
                <SlipMain>{offerTitle}</SlipMain>
                <SlipStub>1€</SlipStub>
              </Slip>
            ),
            reason: 'Le pointillé sépare ce que l’on fait de ce que l’on gagne. Il ne veut jamais dire autre chose.',
          },
          avoid: {
            drawing: (
              <Slip orientation="line">
                <SlipMain>Camille Martin</SlipMain>
                <SlipStub>France</SlipStub>
              </Slip>
            ),
            reason: 'Un nom et un pays ne sont pas une mission et son gain : un filet suffit.',
          },
        },
        {
          key: 'stubs',
          do: {
            drawing: (
              <Slip>
                <SlipMain>{offerTitle}</SlipMain>
                <SlipStub>1€ de commission</SlipStub>
              </Slip>
            ),
            reason: 'Un billet, une souche : le gain est à un seul endroit.',
          },
          avoid: {
            drawing: (
              <Slip>
                <SlipMain>{offerTitle}</SlipMain>
                <SlipStub>France</SlipStub>
                <SlipStub>1€ de commission</SlipStub>
              </Slip>
            ),
            reason: 'Deux pointillés, et l’on ne sait plus lequel mène au gain.',
          },
        },
        {
          key: 'action',
          do: {
            drawing: (
              <Slip>
                <SlipMain>{offerTitle}</SlipMain>
                <SlipStub>
                  <Button size="sm">Voir les détails</Button>
                </SlipStub>
              </Slip>
            ),
            reason: 'L’action qui mène au gain est dans la souche, un bouton discret.',
          },
          avoid: {
            drawing: (
              <Slip>
                <SlipMain>
                  {offerTitle} <Button size="sm">Voir</Button>
                </SlipMain>
                <SlipStub>
                  <Button size="sm" variant="accent">
                    Participer
                  </Button>
                </SlipStub>
              </Slip>
            ),
            reason: 'Deux actions pour une mission : laquelle presser ? Et douze boutons orange dans une grille.',
          },
        },
      ]}
    />
  );
}

/** A slip with its parts numbered. */
export function SlipAnatomy() {
  return (
    <Anatomy
      label="Anatomie d’un billet"
      parts={[
        {
          selector: '[data-part=slip]',
          name: 'Le billet',
          text: (
            <>
              Une mission, en un seul morceau de papier. <code>{'<Slip>'}</code>
            </>
          ),
        },
        {
          selector: '[data-part=main]',
          at: 'after',
          name: 'La mission',
          text: (
            <>
              Ce que l’on fait. <code>{'<SlipMain>'}</code>
            </>
          ),
        },
        {
          selector: '[data-part=stub]',
          name: 'Le pointillé',
          text: 'Le seul ornement du produit, toujours entre une mission et son gain. Il fait partie de la souche.',
        },
        {
          selector: '[data-part=pay]',
          at: 'after',
          name: 'La souche',
          text: (
            <>
              Ce que l’on gagne, ou l’action qui y mène. <code>{'<SlipStub>'}</code>
            </>
          ),
        },
      ]}
    >
      <Slip orientation="row" data-part="slip">
        <SlipMain>
          <span data-part="main">Ouvrez un compte d’épargne en ligne et effectuez un premier versement</span>
        </SlipMain>
        <SlipStub data-part="stub">
          <span data-part="pay">1€ de commission</span>
        </SlipStub>
      </Slip>
    </Anatomy>
  );
}
