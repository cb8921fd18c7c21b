import { WIDTH } from './geometry'

/** Inside pictures: no paint shows in them, so there is one of each kind. In pixels of the picture itself. */

const vents = [150, 470, 720, 1040]
  .map(
    (x) =>
      `<rect x="${x}" y="395" width="96" height="44" rx="10" fill="#14171a"/><path stroke="#3a4046" stroke-width="4" d="M${x + 8} 408h80M${x + 8} 417h80M${x + 8} 426h80"/>`,
  )
  .join('')

/** A right-hand-drive dashboard with wheel, dials and screen. */
export const dashboard = [
  `<path fill="url(#w)" d="M0 0h${WIDTH}v330H0z"/>`,
  '<path fill="#aebdc9" d="M0 250C200 190 360 240 540 215S900 175 1200 240V330H0z"/>',
  '<path fill="#1c1f23" d="M0 0h70L150 330H0zM1200 0h-70l-80 330h150z"/>',
  '<path fill="#2b3035" d="M0 330C300 300 900 300 1200 330V470H0z"/>',
  '<path fill="#3a4147" d="M0 360C300 332 900 332 1200 360V384C900 356 300 356 0 384z"/>',
  '<path fill="#24282d" d="M0 470H1200V800H0z"/>',
  vents,
  '<rect x="455" y="300" width="300" height="176" rx="16" fill="#0d0f12"/>',
  '<rect x="469" y="313" width="272" height="150" rx="8" fill="#1d4668"/>',
  '<path fill="none" stroke="#7fd1ff" stroke-width="6" d="M470 430C540 360 590 440 640 380S710 350 740 330"/>',
  '<circle cx="612" cy="398" r="9" fill="#fff"/>',
  '<path fill="#2f353b" d="M500 500h200l40 300H460z"/>',
  '<rect x="575" y="540" width="50" height="110" rx="22" fill="#14171a"/><circle cx="600" cy="548" r="30" fill="#3f464d"/>',
  '<path fill="#15181b" d="M800 330h290v110H800z"/><circle cx="875" cy="390" r="46" fill="#0b0d0f" stroke="#8d969e" stroke-width="4"/><circle cx="1015" cy="390" r="46" fill="#0b0d0f" stroke="#8d969e" stroke-width="4"/>',
  '<path stroke="#e2563b" stroke-width="5" stroke-linecap="round" d="M875 390l-22-28M1015 390l20-30"/>',
  '<circle cx="945" cy="520" r="160" fill="none" stroke="#101214" stroke-width="34"/><circle cx="945" cy="520" r="160" fill="none" stroke="#2d3238" stroke-width="8"/>',
  '<path fill="#1a1d21" d="M800 500h290v34H800z"/><path fill="#1a1d21" d="M925 530h40l14 140h-68z"/><circle cx="945" cy="520" r="50" fill="#24292e"/>',
  '<path fill="#33393f" d="M60 800c0-150 60-230 180-230s180 80 180 230z"/><path fill="#33393f" d="M780 800c0-100 60-150 165-150s165 50 165 150z"/>',
].join('')

/** Handlebar, screen and the road ahead. */
export const cockpit = [
  `<path fill="url(#w)" d="M0 0h${WIDTH}v430H0z"/>`,
  '<path fill="#b7c4bb" d="M0 330C220 260 420 320 640 290s380-40 560 20V460H0z"/><path fill="#7d868d" d="M560 300h70l300 500H260z"/><path stroke="#fff" stroke-width="8" stroke-dasharray="40 46" d="M596 310L596 800"/>',
  '<path fill="none" stroke="#1b1e22" stroke-width="26" stroke-linecap="round" d="M120 520C300 470 420 500 480 520H720C780 500 900 470 1080 520"/>',
  '<path stroke="#0e1012" stroke-width="46" stroke-linecap="round" d="M70 540L210 505M1130 540L990 505"/>',
  '<path fill="none" stroke="#2c3136" stroke-width="14" d="M250 500L150 360M950 500L1050 360"/><ellipse cx="140" cy="345" rx="78" ry="50" fill="#23272b"/><ellipse cx="140" cy="345" rx="64" ry="38" fill="#a9b8c4"/><ellipse cx="1060" cy="345" rx="78" ry="50" fill="#23272b"/><ellipse cx="1060" cy="345" rx="64" ry="38" fill="#a9b8c4"/>',
  '<rect x="450" y="350" width="300" height="180" rx="22" fill="#101316"/><rect x="466" y="366" width="268" height="148" rx="10" fill="#16324a"/>',
  '<path fill="none" stroke="#7fd1ff" stroke-width="12" stroke-linecap="round" d="M492 470A116 116 0 0 1 690 432"/><path fill="#fff" d="M585 440h34v8h-34zM560 460h84v30h-84z"/>',
  '<path fill="#24282c" d="M430 800C440 650 520 590 600 590S760 650 770 800z"/><circle cx="600" cy="690" r="44" fill="#4b5259" stroke="#8d969e" stroke-width="6"/>',
].join('')

/** Kitchen, table and bed of a caravan. */
export const livingQuarters = [
  `<path fill="#ece6da" d="M0 0h${WIDTH}v800H0z"/>`,
  '<path fill="#d8cfbd" d="M0 640h1200v160H0z"/><path fill="#f6f2ea" d="M0 0h1200v70H0z"/>',
  '<rect x="60" y="90" width="420" height="130" rx="10" fill="#b08a5c"/><path stroke="#8d6a42" stroke-width="4" d="M200 90v130M340 90v130"/>',
  '<rect x="520" y="110" width="300" height="200" rx="18" fill="#a9c3d2"/><path fill="#8fae7d" d="M520 250c70-40 150 10 300-30v90H520z"/><rect x="520" y="110" width="300" height="200" rx="18" fill="none" stroke="#c9beaa" stroke-width="14"/>',
  '<rect x="60" y="430" width="420" height="220" rx="8" fill="#b08a5c"/><rect x="50" y="405" width="440" height="34" rx="8" fill="#4a4f55"/><path stroke="#8d6a42" stroke-width="4" d="M200 440v210M340 440v210"/>',
  '<circle cx="140" cy="402" r="30" fill="#2a2e33"/><circle cx="220" cy="402" r="30" fill="#2a2e33"/><path fill="none" stroke="#8d969e" stroke-width="12" stroke-linecap="round" d="M380 405v-60q0-30 34-30"/>',
  '<path fill="#6e8793" d="M520 470h110v180H520zM700 470h110v180H700z"/><rect x="560" y="440" width="210" height="26" rx="8" fill="#c3a174"/><path stroke="#8d969e" stroke-width="16" d="M665 466v184"/>',
  '<rect x="860" y="90" width="290" height="120" rx="10" fill="#b08a5c"/><path fill="#f7f5f0" d="M850 470h350v190H850z"/><path fill="#6e8793" d="M850 520c120-40 230 10 350-20v160H850z"/><rect x="1060" y="400" width="130" height="90" rx="26" fill="#fff"/>',
  '<path stroke="#fff" stroke-opacity=".8" stroke-width="10" stroke-linecap="round" d="M520 84h300"/>',
].join('')
