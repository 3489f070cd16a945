import { Checkbox } from '~/design-system/fields/checkbox';
import { CountryPicker } from '~/design-system/fields/country-picker';
import { PasswordInput } from '~/design-system/fields/password-input';
import { SearchField } from '~/design-system/fields/search-field';
import { Select } from '~/design-system/fields/select';
import { TextArea, TextInput } from '~/design-system/fields/text-input';
import { nothing } from '../../design-system/samples';
import { type GalleryFamily, released } from '../gallery-family';

export const fields: GalleryFamily = {
  folder: 'fields',
  name: 'Champs',
  entries: [
    {
      name: 'Checkbox',
      ...released,
      docs: 'Formulaires/Checkbox',
      width: 360,
      sample: <Checkbox label="Offre active" isChecked onChange={nothing} />,
    },
    {
      name: 'CountryPicker',
      ...released,
      docs: 'Formulaires/CountrySelect',
      parts: ['CountryList'],
      width: 360,
      sample: <CountryPicker label="Pays" value="FR" onChange={nothing} />,
    },
    {
      name: 'PasswordInput',
      ...released,
      docs: 'Formulaires/PasswordField',
      width: 360,
      sample: <PasswordInput label="Mot de passe" value="secret" onChange={nothing} autoComplete="off" />,
    },
    {
      name: 'SearchField',
      ...released,
      docs: 'Formulaires/SearchField',
      width: 360,
      sample: <SearchField label="Rechercher une offre" value="" onChange={nothing} />,
    },
    {
      name: 'Select',
      ...released,
      docs: 'Formulaires/Select',
      width: 360,
      sample: (
        <Select label="Statut" value="all" options={[{ value: 'all', label: 'Tous les statuts' }]} onChange={nothing} />
      ),
    },
    {
      name: 'TextArea',
      ...released,
      docs: 'Formulaires/TextArea',
      width: 360,
      sample: <TextArea label="Message" value="Bonjour," onChange={nothing} />,
    },
    {
      name: 'TextInput',
      ...released,
      docs: 'Formulaires/TextField',
      parts: ['Input', 'FieldFrame', 'FieldError'],
      width: 360,
      sample: (
        <TextInput label="Email" value="camille@" error="Adresse email invalide." onChange={nothing} type="email" />
      ),
    },
  ],
};
