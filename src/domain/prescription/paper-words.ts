import type { EyeSide } from './field-names.ts';

/** A column or row of values. Those under `other` are no part of a prescription of glasses. */
export type FieldLabel =
  | 'sphere'
  | 'cylinder'
  | 'axis'
  | 'add'
  | 'prism'
  | 'prismHor'
  | 'prismVer'
  | 'base'
  | 'baseHor'
  | 'baseVer'
  | 'pd'
  | 'farPd'
  | 'nearPd'
  | 'formula'
  | 'height'
  | 'vertexDistance'
  | 'tilt'
  | 'other';

/**
 * What a heading says of the values below it; the later ones count for more. `somePair`: glasses,
 * and not whether they are worn or to be made.
 */
export type Section =
  | 'contact'
  | 'curvature'
  | 'before'
  | 'measured'
  | 'somePair'
  | 'glasses'
  | 'final';

/** For which distance values are. */
export type Range = 'far' | 'middle' | 'near';

export type Label =
  | { kind: 'eye'; eye: EyeSide | 'both' }
  | { kind: 'field'; field: FieldLabel; eye?: EyeSide }
  | { kind: 'range'; range: Range }
  | { kind: 'section'; section: Section }
  | { kind: 'base'; base: 'In' | 'Out' | 'Up' | 'Down' }
  | { kind: 'zero'; field: 'sphere' | 'cylinder' }
  | { kind: 'axisMark' }
  | { kind: 'detail'; detail: 'dateWritten' | 'expiresOn' | 'prescriber' | 'licence' | 'otherDay' }
  | { kind: 'lensType'; lensType: 'SingleVision' | 'Bifocals' | 'Progressive' }
  | { kind: 'unit' };

const labels = (words: string, label: Label): [string, Label][] =>
  words.split(' ').map((word) => [word, label]);
const field = (name: FieldLabel, words: string) => labels(words, { kind: 'field', field: name });
const eye = (side: EyeSide | 'both', words: string) => labels(words, { kind: 'eye', eye: side });

/**
 * Labels as they are compared: small letters without spaces, dots, strokes and umlauts, for a
 * recogniser loses spaces and dots and has no capital umlauts. English and German together: a
 * paper of one language is read on a page of the other.
 */
export const LABELS: ReadonlyMap<string, Label> = new Map([
  ...eye(
    'od',
    'od oculusdexter re r right righteye ra rechts rechtes rechtesauge rechtesglas rightlens rtlens relens odlens odright rightod rt ' +
      'odrighteye righteyeod rechtsod rechtsr rechter auged recht droite droit destro rechtsdroite ' +
      'rechteauge rechtenauge rechtemauge rauge reye derecho ojoderecho',
  ),
  ...eye(
    'os',
    'os oculussinister le l left lefteye la links linkes linkesauge linkesglas leftlens ltlens lelens oslens osleft leftos lt ' +
      'oslefteye lefteyeos linksos linksl linker og link li gauche sinistro linksgauche ' +
      'linkeauge linkenauge linkemauge lauge leye izquierdo ojoizquierdo',
  ),
  ...eye(
    'both',
    'ou odg both botheyes beide beideaugen beidenaugen beidseits beiderseits beids binokular bin binoc bds rl ' +
      'ambosojos ambosojosbotheyes jeweils',
  ),
  ...field(
    'sphere',
    'sphere s sph esf esfera sphare sphaere spharisch sphaerisch spherical spharischdpt sf fernsph fernstarke spharedpt ' +
      'spheredpt spherepower sphpower sphdpt sphered spherical sphd dsph dioptersphere sfera sphericalpower spharischewirkung ' +
      'sphwirkung sphererx sphrx',
  ),
  ...field(
    'cylinder',
    'cylinder dc dcyl c z cy zy cyi zyi cyl zylinder zyl cylindrical zylindrisch zylinderdpt cylinderdpt cyldpt zyldpt ' +
      'cylinderpower cylpower astigmatism astig cyld cylindre cilindro cil cylindricalpower zylwirkung ' +
      'zylindrischewirkung cylinderrx cylrx',
  ),
  ...field(
    'axis',
    'axis a ax eje axs achsen achse ach axe achsegrad axisdeg axisdegrees achselage tabo achsedeg ' +
      'cylindricalaxis achslage achslagetabo achsetabo axisrx',
  ),
  ...field(
    'add',
    'add additionalpower addition nearaddition nearadd nahadd additiondpt addpower readingaddition readingadd nahzusatz ' +
      'nahaddition adddpt zusatz additions multifocaladd segadd bifocaladd progressiveadd addn ' +
      'furdienahezusatzlich nahezusatzlich zusatznahe zusatzfurdienahe additionnahe additionfornear ' +
      'lesezusatz addfornear addrx',
  ),
  ...field(
    'prism',
    'prism prisma pr pri psm prismacmm prismdiopters prismaandbase prismabasis prismbase ' +
      'prismatischewirkung prismatwirkung pris prsm prismacm prismen prismapdpt prismadpt prismabasislage prismaund prismadp',
  ),
  ...field(
    'prismHor',
    'prh hprism horizontalprism prismh prismhor prismhorizontal horprism horizprism ' +
      'prismahor prismahorizontal horizontalesprisma prismah hprisma horprisma prisminout prisminorout ' +
      'horizprisma prismahoriz prismhoriz horiz',
  ),
  ...field(
    'prismVer',
    'prv vprism verticalprism prismv prismver prismvertical vertprism verprism ' +
      'prismaver prismavertikal vertikalesprisma prismav vprisma vertprisma prismupdown prismupordown ' +
      'prismavert prismvert vert',
  ),
  ...field(
    'base',
    'base basis bas basislage lagederbasis prismbasis basedirection basisrichtung dir direction',
  ),
  ...field(
    'baseHor',
    'bah hbase horizbase horbase horizontalbase baseh basehor basehorizontal hbasis basishor basish basishorizontal',
  ),
  ...field(
    'baseVer',
    'bav vbase vertbase verbase verticalbase basev basever basevertical vbasis basisver basisv basisvertikal',
  ),
  ...field(
    'pd',
    'pd pdinmm pupillarydistance pupildistance interpupillarydistance interpupillarydist interpupillary ipd pupillendistanz augenabstand ' +
      'pupillenabstand pdmm binocularpd monocularpd monopd pdtotal totalpd pdmono pdbino binopd bipd ' +
      'mpd dnp pupdist pds monocularpds dp ep ecartpupillaire betweenthepupils distancebetweenpupils betweenpupils pdbinocular pdmonocular pdgesamt pdges gesamtpd pdsumme pupils pdou pdboth pdbeide monoculardistance monoculardistances monocularpupillarydistance monocularpupillarydistances ' +
      'pupillarydistances pdeacheye pdpereye pdjeauge pdproauge halfpd interpupillardistanz zentrierabstand monokularepd pdmonokular pupillendistanzen ' +
      'pupillenabstande augenabstande centrationdistance centrationdistances centrationdistancemm centrationdistancesmm pupillarydistancesmm pupillendistanzmm augenabstandmm pupillarydistancemm einzelpd ' +
      'augendistanz augendistanzmm ocdistance opticalcentredistance opticalcenterdistance pupildist',
  ),
  ...field(
    'farPd',
    'cddistance distancecd cdfar cdfern distancepd pddistance pdferne pdfern fernpd dpd pdf farpd pdfar dvpd distpd pddist pddistanz ' +
      'dploin dpdeloin pdforfar pdfordistance ipdforfar ipdfordistance ipdfar ipddistance pdfurdieferne',
  ),
  ...field(
    'nearPd',
    'cdnear nearcd cdreading nearpd pdnear pdnahe pdnah nahpd npd nvpd pdn nearpupillarydistance pdfornear pdforreading ' +
      'dppres dpdepres ipdfornear ipdforreading ipdnear pdfurdienahe readingpd pdreading pdlesen lesepd',
  ),
  ...labels('pdright pdod rightpd odpd pdr pdrechts rpd monopdod monopdright pdrighteye', {
    kind: 'field',
    field: 'pd',
    eye: 'od',
  }),
  ...labels('pdleft pdos leftpd ospd pdl pdlinks lpd monopdos monopdleft pdlefteye', {
    kind: 'field',
    field: 'pd',
    eye: 'os',
  }),
  ...field(
    'formula',
    'refraction refraktion rx prescription power powers werte brillenwerte ' +
      'starke glasstarke glaswerte verordnung sphcylaxis sphcylax sphzylachse dioptrien dioptres',
  ),
  ...field(
    'height',
    'hohe hoehe schleifhohe einschleifhohe segheight fittingheight height sh seght ' +
      'durchblickhohe oc ocheight hohemm fittinghgt',
  ),
  ...field(
    'vertexDistance',
    'vertex bvd vd scheitelabstand scheitelabstandmm vertexdistance hsa hornhautscheitelabstand backvertexdistance',
  ),
  ...field('tilt', 'tilt pantoscopictilt vorneigung panto'),
  ...field(
    'other',
    'unaided va dva nva visus acuity visualacuity snellen dia diameter durchmesser iop tonometry tensio ' +
      'pachymetry cct mmhg cup age alter qty menge price preis index seg segment ' +
      'vacc vasc visuscc visussc cc sc vision bcva bcdva ucva corr durchm inset facette tint ' +
      'sehscharfe material lens lenses coating notes remarks bemerkungen bemerkung comments ' +
      'corneathickness thickness cdratio total subtotal summe betrag anzahl menge groesse grosse ' +
      'size distanceva nearva distva position artikel item frame fassung jaeger discount coupon rabatt ' +
      'gutschein copay deposit anzahlung balance zuzahlung eigenanteil iol iolpower iolstarke ' +
      'pdcomputer computerpd pdintermediate intermediatepd pdbildschirm bildschirmpd pdzwischen ' +
      'pdarbeitsplatz pdburo pdoffice officepd nearprism nahprisma leseprisma readingprism prismnear prismanahe ' +
      'nra pra augendruck augeninnendruck iod hornhautdicke cornealcylinder hornhautzylinder addzwischen addinter addintermediate ' +
      'wearingtime wearingschedule wearschedule decenter decentration decentr decentre dezentration dezentrierung',
  ),
  ...labels(
    'far distance loin dist dv ferne fern f distancevision fernbrille fernteil fernwerte weite dvo ' +
      'distancerx distanceonly fuerdieferne furdieferne distanceglasses fv',
    { kind: 'range', range: 'far' },
  ),
  ...labels(
    'near nv nahe naehe nah n nearvision nahbrille nahteil lesen lesebrille reading readingglasses readingonly ' +
      'nearrx furdienahe fuerdienaehe nahwerte nearonly readingglassesonly readers nahbereich',
    { kind: 'range', range: 'near' },
  ),
  ...labels(
    'intermediate computer bildschirm inter int zwischenbereich zwischen zwischendistanz intermediatevision mid ' +
      'bildschirmbrille computerbrille arbeitsplatzbrille computerglasses officeglasses',
    { kind: 'range', range: 'middle' },
  ),
  ...labels(
    'contactlens contactlenses contactlensprescription contactlensrx contacts kontaktlinse kontaktlinsen ' +
      'bc basecurve basiskurve radius brand marke pwr softcontactlenses clrx kl contactlensspecification ' +
      'linsentyp disposable contactlensorder dailydisposable kontaktlinsenpass linsenpass clprescription ' +
      'softlens softlenses toricsoftlens weichelinse weichelinsen weichenlinsen torischelinsen ' +
      'lentiacontatto lentillesdecontact lentilles monatslinsen tageslinsen orthok orthokeratology orthokeratologie',
    { kind: 'section', section: 'contact' },
  ),
  ...labels(
    'keratometry keratometrie ophthalmometer ophthalmometrie flatk steepk kflat ksteep hornhautradien ' +
      'cornealcurvature hornhautradius keratometer ks kreadings kreading kmeter hornhaut biometry biometrie topography flachk steilk',
    { kind: 'section', section: 'curvature' },
  ),
  ...labels(
    'earlierglasses earlierspectacles earlierrx earlierprescription previousrx currentglasses currentrx oldglasses oldrx habitualrx habitual previous lensometry ' +
      'alteswerte altebrille bisherigebrille vorhandenebrille presentglasses wornglasses wearing ' +
      'autorefraction autorefractor autoref objectiverefraction objektiverefraktion retinoscopy ret ' +
      'skiaskopie retinosc objektiv autorefraktometer autorefraktion autorefraktometrie lastrx priorrx presentrx wearingrx glassesworn ' +
      'bisherigewerte letztebrille existingglasses existingrx lensometer habitualglasses ' +
      'getragenebrille altewerte objective vorhandenekorrektur bisherigekorrektur altekorrektur getragenekorrektur donotuse nichtverwenden othersavedprescriptions spotscreener visionscreener photoscreener bishervorhandenebrille alt bisherig bisherige alte old ' +
      'vorher bisher scheitelbrechw wornrx ar arx autorefr autorefraktor skia retino obj lensmeter scheitelbrechwertmesser ' +
      'vorwerte vorherige vorherigewerte replaced superseded fruherewerte fruher frueherewerte ersetzt ' +
      'refractometer aktuellebrille derzeitigebrille jetzigebrille mitgebrachtebrille eigenebrille ' +
      'currentspectacles currentspecs oldspecs oldspectacles previousglasses previousspectacles ' +
      'currentprescription oldprescription previousprescription lastprescription lastglasses ' +
      'pgp presentglasspower presentglasspowers bralt ' +
      'fruhere fruheres vorherigesrezept vorherigerezept fruheremessung fruheresehwerte fruherebrille fruhereverordnung fruheresrezept ' +
      'vorige voriges vorigewerte vorigebrille vorigeverordnung vorigesrezept vorigemessung ' +
      'vorherigemessung vorherigebrille vorherigeverordnung letzteverordnung letztesrezept ' +
      'nichtmehraktuell nichtmehrgultig nolongercurrent nolongervalid ' +
      'mitgebrachtewerte ausgangswerte letztewerte letztemessung brillebeivorstellung besuchdavor ' +
      'vorstellungsbrille wornatpresent glassesonarrival spectaclesworntoday spectaclesworn wornspectacles ' +
      'rxfromyourlastvisit lastvisit entering enteringrx presentingrx presentingglasses glassesworntoday ' +
      'refraktionbeiaufnahme refractiononadmission aufnahmerefraktion ' +
      'brillealt aktbrille lmbrille brillegetragen getrbrille brillebisher brillevorhanden vorhbrille bishbrille ' +
      'occhialiinuso lunettesportees glassesold specsold spectaclesold rxold currentspec oldspec habrx mitgebrbrille brillemitgebracht ' +
      // What the lenses of a frame are ground to.
      'compensatedpowers compensatedrx compensatedpower compensatedvalues kompensiertewerte gebrauchswerte ' +
      // What was made and came back.
      'madeas weremadeas theyweremadeas weremadeto madeto gefertigtals gefertigtmit wurdegefertigt ' +
      'wurdengefertigt geliefertals geliefertwurde ' +
      // Of other people than the one it is for.
      'otherpairs otherpairsinthishousehold otherpairsinhousehold otherfamilymembers familymembers ' +
      'othermembers othermembersofthefamily otherpatients ubrigemitglieder ubrigemitgliederderfamilie ' +
      'weiteremitglieder weiterefamilienmitglieder ubrigefamilienmitglieder anderefamilienmitglieder',
    { kind: 'section', section: 'before' },
  ),
  ...labels(
    'verordnungbrille verordnungfurbrille verordnungeinerbrille rezeptbrille rxforspectacles rxforglasses glassesrx spectaclerx specrx brillenverordnung brillenwerte brillenrezept brillenrezeptur ' +
      'glassprescription glassprescriptions prescriptionforglasses prescriptionforspectacles ' +
      'ophthalmiclensprescription ' +
      'spectacleprescription glassesprescription eyeglassprescription ' +
      'spectacleprescriptions eyeglassrx brillenpass fernundnahbrille',
    { kind: 'section', section: 'glasses' },
  ),
  ...labels('glasses spectacles brille eyeglasses', { kind: 'section', section: 'somePair' }),
  ...labels(
    'cycloplegicfindings manifestrefraction subjectiverefraction subjektiverefraktion subjective subjektiv subj ' +
      'manifest mrx trialframe probebrille cycloplegicrefraction dilatedrefraction cycloplegic cycloplegia zykloplegie ' +
      'refraktioninzykloplegie fullcorrection vollkorrektion phoropter',
    { kind: 'section', section: 'measured' },
  ),
  ...labels(
    'finalrx final finalglassesrx newrx newglasses neuebrille finalprescription neuewerte ' +
      'verordnetewerte newglassesrx prescribed finalspectaclerx finalspecrx neueverordnung new neu neue ' +
      'finalglasses rxfinal newprescription neuerezeptur verordnetebrille verschriebenewerte ' +
      'aktuellenbrillenwerte aktuellenwerte aktuellebrillenwerte aktuellewerte empfohlenesehstarke empfohlenewerte empfohlenebrille ' +
      'brillenempfehlung neuesehstarke recommendedrx recommendedprescription rxgiven rxissued rxtogive ' +
      'spectaclestobemade glassestobemade dispensed rxtodispense released releasedrx rxreleased ' +
      'heutigewerte heutigemessung rezeptiert rezeptiertewerte rxfromthisvisit ' +
      'remakeas pleaseremakeas remakethemas pleaseremakethemas remaketo neufertigenmit ' +
      'bitteneufertigenmit neuanfertigungmit ' +
      'empfohlenekorrektion empfohlenekorrektur korrektionsempfehlung endwert endwerte endergebnis finalewerte ' +
      'rxprescribed prescribedrx prescribedglasses todaysrx newspectaclerx newspectacles ' +
      'endverordnung endverordnungferne abgabewerte abgegebeneverordnung ' +
      'prescriptiontobefilled prescriptiontofill rxtobefilled rxtofill folgendebrilleanfertigen ' +
      'brilleanfertigen bitteanfertigen neuebrillenwerte neuesbrillenrezept neuebrillenverordnung',
    { kind: 'section', section: 'final' },
  ),
  ...labels('bi in innen nasal basein baseinnen basisinnen nas', { kind: 'base', base: 'In' }),
  ...labels(
    'bo out auben aufen ausen aussen temporal baseout basisausen basisaussen basisauben temp aub',
    {
      kind: 'base',
      base: 'Out',
    },
  ),
  ...labels('bu up oben baseup basisoben', { kind: 'base', base: 'Up' }),
  ...labels('bd down unten basedown basisunten dn unt', { kind: 'base', base: 'Down' }),
  ...labels('plano plan splan splano sphplan pl planolens infinity planar', {
    kind: 'zero',
    field: 'sphere',
  }),
  ...labels('ds', { kind: 'zero', field: 'cylinder' }),
  ...labels('x × @ * dcx cx', { kind: 'axisMark' }),
  ...labels(
    'date dateofexam examdate dated written issued datum vom ausgestellt ausgestelltam exam ' +
      'dateofprescription dateissued dateprescribed rxdate stand prescribedon writtenon examined ' +
      'dateofissue prescriptiondate ausstellungsdatum untersuchungsdatum rezeptdatum issuedate ' +
      'dateofrx prescribeddate examinationdate untersuchung untersuchungvom messung messungam messungvom befundvom datumderausstellung visit',
    { kind: 'detail', detail: 'dateWritten' },
  ),
  ...labels(
    'expires exp expiration expirationdate expirydate expiry expireson validuntil validthrough ' +
      'gultigbis recall expdate gultig goodthrough valid ablaufdatum gueltigbis expire validto ' +
      'rxexpires recheck',
    { kind: 'detail', detail: 'expiresOn' },
  ),
  ...labels(
    'dob born geb geboren birthdate dateofbirth geburtsdatum gebdatum gebam geborenam bday',
    {
      kind: 'detail',
      detail: 'otherDay',
    },
  ),
  ...labels(
    'prescriber doctor dr physician optometrist arzt augenarzt provider prescribedby drmed',
    {
      kind: 'detail',
      detail: 'prescriber',
    },
  ),
  ...labels('license lic licence licenseno licno npi licensenumber lizenz', {
    kind: 'detail',
    detail: 'licence',
  }),
  ...labels('singlevision einstarken einstarkenglas einstarkenbrille einstarkenglaser', {
    kind: 'lensType',
    lensType: 'SingleVision',
  }),
  ...labels('bifocal bifocals bifokal bifokalglaser bifokalbrille', {
    kind: 'lensType',
    lensType: 'Bifocals',
  }),
  ...labels('progressive progressives gleitsicht gleitsichtglaser gleitsichtbrille pal', {
    kind: 'lensType',
    lensType: 'Progressive',
  }),
  ...labels(
    'mm dpt dptr cmm deg grad d diopters pdpt comb komb kombiniert ' +
      'kombmit kombiniertmit combwith combinedwith',
    { kind: 'unit' },
  ),
]);

/** The longest label, in letters. */
export const LONGEST_LABEL = Math.max(...[...LABELS.keys()].map((key) => key.length));

/** A text as labels are compared. One character stays one character or goes. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'b')
    .normalize('NFD')
    .replace(/[^a-z×@*]/g, '');
}
