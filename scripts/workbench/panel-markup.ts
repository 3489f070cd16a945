/** The panel, in its own shadow root: neither its look nor the page's passes the border. */
export const PANEL_MARKUP = `
<style>
  :host { all: initial; }
  * { box-sizing: border-box; font: 400 14px/1.4 'Segoe UI', system-ui, sans-serif; }
  #open {
    position: fixed; inset: auto auto 8px 8px; z-index: 2147483647; min-width: 44px; min-height: 32px;
    padding: 4px 10px;
    border: 1px solid #ffffff; border-radius: 16px; background: #101b3b; color: #ffffff; cursor: pointer;
  }
  @media (pointer: coarse) { #open { min-height: 44px; border-radius: 22px; } }
  @media print { #open { display: none; } }
  dialog {
    width: min(560px, calc(100vw - 16px)); max-height: calc(100dvh - 16px); margin: auto; padding: 16px; overflow: auto;
    border: 1px solid #857e70; border-radius: 10px; background: #f6f4ef; color: #16213f;
  }
  dialog::backdrop { background: #101b3b99; }
  .head { display: flex; gap: 16px; align-items: start; justify-content: space-between; }
  h2 { margin: 0; font-size: 20px; font-weight: 700; }
  a { color: inherit; }
  p { margin: 4px 0 0; color: #4a5470; overflow-wrap: anywhere; }
  fieldset {
    display: grid; gap: 8px; min-width: 0; margin: 16px 0 0; padding: 8px 12px 12px;
    border: 1px solid #857e70; border-radius: 6px;
  }
  legend { padding: 0 4px; font-weight: 700; }
  label { display: grid; gap: 2px; min-width: 0; }
  select, input {
    width: 100%; min-width: 0; min-height: 44px; padding: 4px 8px; border: 1px solid #857e70; border-radius: 6px;
    background: #ffffff; color: inherit;
  }
  .row { display: flex; flex-wrap: wrap; gap: 8px; }
  button:not(#open) {
    min-height: 44px; padding: 4px 12px; border: 1px solid #857e70; border-radius: 6px; background: #ffffff;
    color: #16213f; cursor: pointer;
  }
  :focus-visible { outline: 2px solid #16213f; outline-offset: 2px; }
  #open:focus-visible { outline-color: #ff7d3f; }
</style>
<aside aria-label="Serveur simulé"><button id="open" type="button" aria-haspopup="dialog">Atelier</button></aside>
<dialog aria-labelledby="title">
  <div class="head">
    <div><h2 id="title">Atelier</h2><p role="status" id="notice"></p>
      <p><a href="/__mock/ui">Tout l’atelier</a></p></div>
    <button type="button" id="close">Fermer</button>
  </div>
  <form id="scenario"><fieldset>
    <legend>Scénario</legend>
    <label>Situation <select name="name" aria-describedby="description"></select></label>
    <p id="description"></p>
    <div class="row"><button>Mettre en place</button></div>
  </fieldset></form>
  <form id="role"><fieldset>
    <legend>Rôle</legend>
    <label>Se connecter comme <select name="account"></select></label>
    <div class="row"><button>Prendre ce rôle</button></div>
  </fieldset></form>
  <form id="fault"><fieldset>
    <legend>Panne</legend>
    <label>Appel <select name="call"></select></label>
    <label>Genre <select name="kind"></select></label>
    <label>Nombre de fois <input name="times" type="number" min="1" max="999" value="1" required></label>
    <div class="row">
      <button>Armer</button><button name="reload">Armer et recharger</button>
      <button type="button" id="disarm">Tout désarmer</button>
    </div>
  </fieldset></form>
  <form id="clock"><fieldset>
    <legend>Horloge du serveur</legend>
    <label>Date et heure <input name="now" type="datetime-local" required></label>
    <div class="row">
      <button>Régler et recharger</button><button type="button" id="next-day">Un jour plus tard</button>
      <button type="button" id="next-month">31 jours plus tard</button>
      <button type="button" id="real-time">Remettre à l’heure</button>
    </div>
  </fieldset></form>
</dialog>
`;
