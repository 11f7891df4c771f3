/** Papers that say the same in other words and places than most. */
export const WORDINGS = `
=== a practice that is called by what an eye does
Totara Vision     Whangarei
RE  -2.25 / -0.75 x 175      6/6
LE  +1.00 / -0.50 x 20       6/6+2
=== the acuity for near in a line below each eye
     R:  -2.25 -0.75 x 175
         VA 20/20-1   near 20/20
     L:  +1.00 -0.50 x 20
         VA 20/20     near 20/20
=== a title with its letters apart
B R I L L E N P A S S
Fernwerte       R  -2,25  -0,75  175      L  +1,00  -0,50  20
=== lines for distance and near of a British form
       Sph      Cyl      Axis    Prism   Base
R  D   -2.25    -0.75    175
   N
L  D   +1.00    -0.50    20
   N
=== prisms in words | od.prismHor=1.50 od.baseHor=In os.prismHor=1.50 os.baseHor=In
OD  -2.25 -0.75 x 175   with 1.5 prism diopters base in
OS  +1.00 -0.50 x 20    with 1.5 prism diopters base in
=== additions before their label, in lines for near | add pd=66
         SPH       CYL       AXIS      PRISM     VA
D.V. OD  -2.25     -0.75     175                 20/20
     OS  +1.00     -0.50     20                  20/20
N.V. OD  +2.00 ADD                               J1
     OS  +2.00 ADD                               J1
PD  Far 66  Near 63
=== an addition before its label, in the line for near | add pd=60
R = sph -2,25   cyl -0,75   Achse 175
L = sph +1,00   cyl -0,50   Achse 20
Nähe = + 2,00 dpt Addition
PD = 60 mm
=== an addition and both eyes in brackets | add
R: -2.25/-0.75x175      6/5
L: +1.00/-0.50x20       6/5
Add +2.00 (R & L)
=== one addition behind the powers of both eyes | add
Rx  R -2.25/-0.75x175   L +1.00/-0.50x20   Add 2.00
=== an addition that is that of both old glasses and one of the new | add
Bisherige Korrektur     R -0.50 / -0.25 x 10     L -0.75 / -0.25 x 170    Add 1.50
Neue Korrektur          R -2.25 / -0.75 x 175    L +1.00 / -0.50 x 20     Add 2.00
=== an addition of both eyes in a table with a column for each | od.add=+2.00 os.add=?
                  R                           L
             sph    cyl    A             sph    cyl    A
Ferne       -2,25  -0,75   175          +1,00  -0,50   20
Addition 2,00
=== additions below the heads of both eyes side by side | add
         Right Sphere  Right Cyl  Right Axis  Left Sphere  Left Cyl  Left Axis
Rx       -2.25         -0.75      175         +1.00        -0.50     20
Add      +2.00                                +2.00
=== an addition for a distance | add
rechts  sph -2,25   komb. cyl -0,75   Achse 175 Grad
links   sph +1,00   komb. cyl -0,50   Achse 20 Grad
Nahzusatz für 40 cm:  + 2,00 dpt
=== a lens that stands for none | od.add=+2.00 os.sphere=- os.cylinder=- os.axis=-
OD   -2.25 -0.75 x 175      20/60
OS   BALANCE                (prosthesis)
ADD  +2.00
=== what lenses are made of before their powers
1    RT lens trivex SV  -2.25 -0.75 x 175   62.50    62.50
1    LT lens trivex SV  +1.00 -0.50 x 20    62.50    62.50
=== the name of a lens before its powers
1 x  R  Progressiv Uno 1.6 SUN  -2.25 -0.75 x 175  dm 70
1 x  L  Progressiv Uno 1.6 SUN  +1.00 -0.50 x 20   dm 70
=== lenses of a bill
LENS R -2.25 -0.75 x 175        60.00
LENS L +1.00 -0.50 x 20         60.00
=== a table with strokes between its cells, which may be digits | os.axis=?
| SPECTACLE RX        | SPH    | CYL    | AXIS |
| OD                  | -2.25  | -0.75  | 175  |
| OS                  | +1.00  | -0.50  | 20   |
=== messages with their times
[10:02] Agent Dara: Please type your prescription exactly as it is written
[10:04] You: OD sph -2.25 cyl -0.75 axis 175
[10:04] You: OS sph +1.00 cyl -0.50 axis 20
=== a message that goes on with the other eye
Hallo Hr. Gutknecht, Ihre Werte v. 3.2.: RA sph -2,25 cyl -0,75 Achse 175,
LA sph +1,00 cyl -0,50 Achse 20.
=== stars before the eyes
Danke, Robin Eichstädt! Ihr Ergebnis vom 01.03.2025:
★ Rechts:  -2,25 | -0,75 | 175
★ Links:   +1,00 | -0,50 | 20
=== signs and fields in words
Rechtes Glas: minus 2,25 Dioptrien sphärisch, minus 0,75 Dioptrien zylindrisch, Achse 175
Linkes Glas: plus 1,00 Dioptrien sphärisch, minus 0,50 Dioptrien zylindrisch, Achse 20
=== powers called by both words
Right (OD)
Sphere Power: -2.25        Cyl Power: -0.75        Cyl Axis: 175
Left (OS)
Sphere Power: +1.00        Cyl Power: -0.50        Cyl Axis: 20
PD: not recorded
=== heads of distance | add
       Dist Sph   Cyl     Axis   Near Add
R      -2.25      -0.75   175    +2.00
L      +1.00      -0.50   20     +2.00
=== columns of old and new | add
                    alte Brille      neue Verordnung
R   Sphäre          +2,00            -2,25
    Zylinder        -0,50            -0,75
    Achse           90               175
L   Sphäre          +1,75            +1,00
    Zylinder        -0,25            -0,50
    Achse           100              20
    Addition        1,75             2,00
=== lines of devices and of what is prescribed
LM   R -1.00 -0.25 090   L -1.25 -0.25 085
AR   R -1.25 -0.75 097   L -1.75 -0.25 081
RX   R -2.25 -0.75 175   L +1.00 -0.50 20
=== what is prescribed among other lines
                    R                        L
Autoref      -3,12 -0,87 / 21         -2,87 -0,62 / 158
Brille alt   -2,50 -0,50 / 20         -2,50 -0,50 / 160
Subjektiv    -3,00 -0,75 / 20         -2,75 -0,50 / 160
VERORDNET    -2,25 -0,75 / 175        +1,00 -0,50 / 20
=== a lens as it was ordered first
ORIGINAL   OD -1.75 -1.25 x 078    OS -1.50 -0.75 x 102
REMAKE TO  OD -2.25 -0.75 x 175    OS +1.00 -0.50 x 20
=== relative accommodation
Rx Issued   OD -2.25  -0.75  x 175
            OS +1.00  -0.50  x 20
Phoria 2 XP near        NRA +2.25  PRA -1.00
=== labels of other things right below a lens
R         -2,25  -0,75  175
L         +1,00  -0,50  20
Fassung   HSA
50-18     12
=== distances of one eye each behind that of both | pd=62.5 od.pd=31.5 os.pd=31
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD       Binoc 62.5    OD 31.5    OS 31.0
=== a distance called by other letters | pd2
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
DNP: 31.5/31
=== labels behind powers, and one before the addition | add
rechts -2,25 sph -0,75 cyl 175 Grad, Add 2,00
links +1,00 sph -0,50 cyl 20 Grad, Add 2,00
=== labels behind all values | add od.pd=32 os.pd=32.5
Rechtes Auge
-2,25 Sphäre   -0,75 Zylinder   175 Achse   +2,00 Addition   32 mm PD
Linkes Auge
+1,00 Sphäre   -0,50 Zylinder   20 Achse   +2,00 Addition   32,5 mm PD
=== both eyes in a diagnosis above what has its labels behind it
Diagnosen: Pseudophakie R+L, trockene AMD bds. (AREDS 2)
R: -2,25 sph / -0,75 cyl / 175°
L: +1,00 sph / -0,50 cyl / 20°
=== an addition that is called a part for near | od.add=+3.00 os.add=+3.00
R:  -2,25 dpt sph   -0,75 dpt cyl   Achse 175 Grad
L:  +1,00 dpt sph   -0,50 dpt cyl   Achse 20 Grad
Nahteil + 3,00 dpt
=== a visit in New England
GLAUCOMA CARE OF NEW ENGLAND      Follow-up visit 11/14/2024
      Sphere     Cylinder    Axis     BCVA
OD    -2.25      -0.75       175      20/25
OS    +1.00      -0.50       20       20/25
=== tables called in their row of heads
Subjective     Sph      Cyl      Axis   VA
OD             -2.50    -0.75    102    20/20
OS             -2.75    -0.50    070    20/20
Final Spec Rx  Sph      Cyl      Axis   VA
OD             -2.25    -0.75    175    20/20
OS             +1.00    -0.50    20     20/20
=== distances for far and near by the heads of their columns | add od.pd=31 os.pd=31.5
         SPHERE   CYL     AXIS   ADD     FAR    NEAR   SEG HT
RE       -2.25    -0.75   175    +2.00   31.0   29.0   19.0
LE       +1.00    -0.50   20     +2.00   31.5   29.5   19.0
=== the cornea of both eyes in two lines, and what is final
-- Keratometer --        R1 7,71 @ 175    R2 7,55 @ 85     (R)
                         R1 7,73 @ 12     R2 7,58 @ 102    (L)
-- Subjektiv final --
        SPH     CYL     AX      VA
R       -2,25   -0,75   175     1,25
L       +1,00   -0,50   20      1,25
=== two pressures behind a table | add pd=66
        Sphäre     Zylinder   Achse
R       -2,25      -0,75      175
L       +1,00      -0,50      20
Add     +2,00

Pseudophakie bds. (R 03/2023, L 05/2023)    Nachstar Grad 1 links
Visus R 0,9  L 0,8    Tensio 13/12    PD 66
=== numbers of each eye below a table
        Sphäre   Zylinder  Achse
   R    -2,25    -0,75     175
   L    +1,00    -0,50     20
5. Schirmer         R 16    L 17     um 10:15 Uhr
=== a sheet that asks whether anything changed, and new glasses
          Sph      Cyl      Axis   VA
R         -2.25    -0.75    175    6/6
L         +1.00    -0.50    20     6/6
No change in prescription is required at this visit: NO  New glasses advised: YES
=== codes of a laboratory for prisms | od.prismHor=1.00 od.baseHor=Out
        SPH     CYL     ACH     PRV     BAV     PRH     BAH
R       -2,25   -0,75   175                     1,00    180
L       +1,00   -0,50   20
=== a discount in a bill without a currency
              Sph.      Cyl.      Achse
Rechts        -2,25     -0,75     175
Links         +1,00     -0,50     20

1 Paar Gleitsichtgläser Komfort Plus, lentikulär nein     520,00
1 Fassung Jubiläum 30, Farbe flieder 49-18-135            149,00
Treue von Herzen                                          -20,00
zu zahlen                                                 649,00
=== an index behind a letter
1 Glas R  Panorama S 1.67 Clean                     349,00
   sph -2,25  cyl -0,75  A 175
1 Glas L  Panorama S 1.67 Clean                     349,00
   sph +1,00  cyl -0,50  A 20
=== eyes by their Latin names
                SPHERE    CYLINDER   AXIS
Oculus Dexter   -2.25     -0.75      175
Oculus Sinister +1.00     -0.50      20
=== glasses that are worn, with their age in brackets
Habitual Rx (age 3 yrs):
 OD: +0.50 -1.00 x 100
 OS: +0.75 -1.25 x 082
Spectacle Rx ordered:
 OD: -2.25 -0.75 x 175
 OS: +1.00 -0.50 x 020
=== glasses and contacts to choose from above the eyes | od.pd=31.5 os.pd=31
<  Prescription details
Glasses   Contacts
Dr. Wynn Calloway      Exp. 08/2026
            OD Right    OS Left
SPH         -2.25       +1.00
CYL         -0.75       -0.50
AXIS        175         20
PD          31.5        31.0
=== one addition said for each eye below their lines | add
       Sphere    Cyl       Axis
OD     -2.25     -0.75     175
OS     +1.00     -0.50     20
Add    +2.00   +2.00
=== heads of eyes below a sentence that ends at the edge | add
Betreff: Ihr Angebot 10933 - Optik Weitsicht
Sehr geehrter Herr Dr. Kronsbein,
gern bieten wir Ihnen folgende Gleitsichtbrille an:
Glas            R            L
Sph          -2,25        +1,00
Cyl          -0,75        -0,50
Achse          175           20
Add           2,00         2,00
Komplettpreis 799,00 EUR statt 949,00 EUR
Das Angebot gilt bis zum 31.12.2024.
=== own glasses among lines of what was measured
                 Rechts                    Links
              Sph    Cyl    A          Sph    Cyl    A
Eigene       +1,00  -0,50   90        +1,25  -0,50   80
Objektiv     +1,62  -0,87   94        +1,87  -0,62   83
Verordnet    -2,25  -0,75   175       +1,00  -0,50   20
=== signs in brackets | add pd=63
Korrektion gemäss Rezept Augenarzt vom 15.12.2023
  rechts   ( - ) 2.25     Zyl ( - ) 0.75    Achse 175
  links    ( + ) 1.00     Zyl ( - ) 0.50    Achse  20
  Zusatz Nähe ( + ) 2.00 beidseitig
  Pupillardistanz Ferne  63
=== an endless lens has no power | od.sphere=-
         Sph.        Zyl.        Ach.
  R       ∞        - 0,75        175
  L     + 1,00     - 0,50         20
=== a sphere with one decimal | os.sphere=? os.cylinder=?
       R   - 2,25   c - 0,75  A 175
       L   + 1,0    c - 0,5   A 20
=== how drops were given in brackets
Cycloplegic retinoscopy (cyclopentolate 1% x2, 40 min)
     OD  -2.75 -0.25 x 090
     OS  +0.75 -1.00 x 085
GLASSES PRESCRIPTION   (full time)
     OD  -2.25 -0.75 x 175
     OS  +1.00 -0.50 x 20
=== the day on which the former one was prescribed | add
RxType: Final Rx           Prescribed: 10/17/2023
       Sphere    Cylinder  Axis    Add
OD  :  -2.25    -0.75     175     +2.00
OS  :  +1.00    -0.50     20      +2.00
RxType: Previous Rx        Prescribed: 09/02/2021
       Sphere    Cylinder  Axis    Add
OD  :  -2.00    -0.50     170     +1.25
OS  :  Plano    -1.00     100     +1.25
=== glasses advised below a device
AR:  R -2.62/-0.37x85   L +0.50/-0.25x95
Adv:  Glasses  -
      RE  -2.25 / -0.75 x 175    6/6
      LE  +1.00 / -0.50 x 20     6/6
=== a shop of glasses above a former prescription
AMERIVISTA EYEGLASSES          Store 5177 Lakewood CO
        SPH     CYL     AX
 O.D.   -2.25   -0.75   175
 O.S.   +1.00   -0.50   20
Previous Rx 2021: O.D. -2.00 -0.25 x 005  O.S. +0.75 -3.00 x 172
=== more for the distance between, beside the addition | add od.pd=31.5 os.pd=31
     SPHERE   CYLINDER  AXIS  ADD     INT    PRISM  BASE  BVD   DIST PD
OD   -2.25    -0.75     175   +2.00   +1.00               13    31.5
OS   +1.00    -0.50     20    +2.00   +1.00               13    31.0
=== a label in two parts beside the lines of both eyes | add
           SPHERE    CYLINDER   AXIS   PRISM
D.V. O.D.  -2.25     -0.75      175
     O.S.  +1.00     -0.50      20
N.V. O.D.  +2.00
ADD  O.S.  +2.00
=== far and near beside the second line of each pair | add
                 Sph        Zyl      Achse   Prisma  Basis
          R    -2,25      -0,75      175      ____    ____
Ferne     L    +1,00      -0,50       20      ____    ____
          R    -0,25      -0,75      175      ____    ____
Nähe      L    +3,00      -0,50       20      ____    ____
=== said to be old beside the second line of its pair | add pd2
Datum           sph      cyl     Achse    Add    PD
06.2018    R   +0,25    -0,50      80    1,75    34
(alt)      L   +0,50    -0,25     110    1,75    33
02.2024    R   -2,25    -0,75     175    2,00    31,5
AKTUELL    L   +1,00    -0,50      20    2,00    31
=== prisms far behind their lines | add od.prismVer=1.50 od.baseVer=Up os.prismVer=1.50 os.baseVer=Down
Arzt für Augenheilkunde                  31134 Hildesheim
                                         den 20.02.24
   Brille für Ferne:
   R. s -2,25  z -0,75  A 175   1,50 cm/m Basis oben
   L. s +1,00  z -0,50  A  20   1,50 cm/m Basis unten
   Add. + 2,00
=== three columns of what was measured, worn and given
              LENSOMETRY             AUTOREF                RX GIVEN
 OD           -1.00 -0.50 x 177      -1.75 -0.75 x 3        -2.25 -0.75 x 175
 OS           -0.75 -0.25 x 10       -1.00 -0.50 x 9        +1.00 -0.50 x 20
=== a dial of degrees above the lines
                        R  ( TABO )  L
          90                     90
       135   45               135   45
     180       0            180       0
  R: sph -2,25   cyl -0,75   Achse 175°
  L: sph +1,00   cyl -0,50   Achse  20°
=== in before degrees, and a prism behind them | od.prismVer=3.00 od.baseVer=Down os.prismVer=2.00 os.baseVer=Up
OD  -2,25 sph  -0,75 cyl  in 175°,  Prisma 3 pdpt Basis unten
OS  +1,00 sph  -0,50 cyl  in  20°,  Prisma 2 pdpt Basis oben
=== a prism of nobody below those of both eyes | od.prismVer=? od.baseVer=? os.prismVer=? os.baseVer=?
OD  -2.25 -0.75 x 175  2.00 BD
OS  +1.00 -0.50 x 20   2.00 BU
   and 1.00 BO
=== a prism of both eyes is asked | od.prismHor=? os.prismHor=?
OD  -2.25 -0.75 x 175
OS  +1.00 -0.50 x 20
Prism: 2.00 BI each eye
=== with before a cylinder
   Right eye:  -2.25 with -0.75 cylinder at axis 175
   Left eye:   +1.00 with -0.50 cylinder at axis 20
=== the heading of an addition above the line of each eye | add
             Sphere      Cyl      Axis     Prism     Base
Distance
   OD        -2.25       -0.75    175
   OS        +1.00       -0.50    20
Add
   OD        +2.00
   OS        +2.00
P.D.  not taken
=== what is billed by its code | add
V2020  Frame  Oliver Peoples Gregory Peck 47-23      1    $405.00
V2303  Trifocal sphcyl, ea                           2    $260.00
Rx as filled     Dr. Petrarca 3/20/24
      OD   -2.25   -0.75   x 175   add 2.00
      OS   +1.00   -0.50   x 20    add 2.00
=== an addition of both behind the left eye | add
     OD -2.25 -0.75 x 175
     OS +1.00 -0.50 x 20      Add +2.00 OU
=== additions before their label in lines of a segment | add
Lens            Sphere     Cyl       Axis
Right  DV       -2.25      -0.75     175
Left   DV       +1.00      -0.50     20
Right  Seg      +2.00 add
Left   Seg      +2.00 add
=== a shop of contacts and glasses
AMERICA'S BEST CONTACTS & EYEGLASSES
EYEGLASS RX
   Eye   Sphere    Cylinder   Axis
   R     -2.25     -0.75      175
   L     +1.00     -0.50      20
=== a box of contact lenses that is not ticked
AOK Niedersachsen                             Sehhilfenverordnung      8
Kowalczyk                                     [X] Brille
Marek                       geb. am           [ ] Kontaktlinsen
                 Sphäre      Zylinder    Achse     Prisma    Basis
Ferne    R       -2,25       -0,75       175
         L       +1,00       -0,50       20
=== an age and a letter that is no range | add
MR No: P448120      Name: Mrs. SARASWATHI R     Age/Sex: 54/F     Dt: 08/07/2024
                 RIGHT EYE                           LEFT EYE
         SPH     CYL     AXIS    VA          SPH     CYL     AXIS    VA
DIST     -2.25   -0.75   175     6/6         +1.00   -0.50   20      6/6
NEAR     -0.25   -0.75   175     N6          +3.00   -0.50   20      N6
=== thousands parted by a stroke, below the axes | add
                   Rechts                     Links
             Sph     Zyl    Achse       Sph     Zyl    Achse
Ferne       -2.25   -0.75    175       +1.00   -0.50     20
Nähe        -0.25   -0.75    175       +3.00   -0.50     20
Total CHF                                            1'008.00
=== pressures of both eyes below the axes
          Sph      Zyl     Achse
   R     -2,25    -0,75     175
   L     +1,00    -0,50      20
Augeninnendruck NCT      R 15  L 16
=== a title whose letters stand apart
Skiaskopie in Cycloplegie (Cyclopentolat 1 %):
   RA -2,75 -0,50/10       LA +0,75 -1,25/165
B R I L L E N V E R O R D N U N G
          Sphäre      Zylinder      Achse
RA        -2,25       -0,75         175 °
LA        +1,00       -0,50         20 °
=== about so far apart | pd=62
R  -2,25  -0,75  175
L  +1,00  -0,50  20
PD ca. 62 mm
=== the column of what is between, before the addition | add
                Sph       Cyl       Axis    Prism H    Prism V    Intermediate    Add
R  Distance     -2.25     -0.75     175                           +1.00           +2.00
L  Distance     +1.00     -0.50     20                            +1.00           +2.00
=== contact lenses below the glasses, by their brand
SPECTACLES   (tested 5 November 2024, Miss E Tranter)
         SPH       CYL       AXIS      PRISM
RIGHT    -2.25     -0.75     175
LEFT     +1.00     -0.50     20
CONTACT LENSES  (aftercare 5 November 2024, specification expires 5 November 2025)
         Acuvue Oasys 1-Day    BC 8.5   TD 14.3   R -2.00   L +1.00
=== eyes tested by computer | add
     Computerised eye testing        Closed on Sunday
               R.E.                          L.E.
          Sph      Cyl     Axis         Sph      Cyl     Axis
D.V.      -2.25    -0.75   175          +1.00    -0.50   20
N.V.      -0.25    -0.75   175          +3.00    -0.50   20
=== what a device has measured above powers for near | od.sphere=-0.25 os.sphere=- od.add=+2.75 os.add=+2.75
                      OD                     OS
AR                    -0.37 -0.75 x 112      +0.12 -0.62 x 068
Final glasses Rx:
   Distance  OD   -0.25  -0.75  x 175     20/20
             OS   Plano  -0.50  x 20      20/20
   Near      OD   +2.50  -0.75  x 175     J1+
             OS   +2.75  -0.50  x 20      J1+
=== Subjektiv final
Subjektiv
R -2,50 -0,75 170
L +0,75 -0,50 25
Subjektiv final
R -2,25 -0,75 175
L +1,00 -0,50 20
=== distances in blocks, and numbers without a label | pd2
RECHTS    kamax Individual 1.6
          Sph  -2.25    Cyl  -0.75    Axe  175
          PD 31.5   Zh 21
LINKS     kamax Individual 1.6
          Sph  +1.00    Cyl  -0.50    Axe  20
          PD 31     Zh 21
=== bases that two languages say in other ways | od.prismHor=? os.prismHor=?
         Sph     Zyl    Achse   Prisma  Basis
R      -2,25   -0,75    175     2,00    BO
L      +1,00   -0,50     20     2,00    BU
=== new and old powers in columns
Stärke neu                        Stärke alt
R  -2,25  -0,75   A  175          R  -4,50  -0,75   A  170
L  +1,00  -0,50   A   20          L  -4,25  -0,75   A   15
=== how a lens is tilted, below a column of additions | add
  Auge   Sphäre   Zylinder   Achse   Addition
  R      -2,25     -0,75      175     2,00
  L      +1,00     -0,50      20      2,00
  Messdaten                      R        L
  Vorneigung                         7,6°
  Fassungsscheibenwinkel             4,3°
=== additions for near and for between, each with its head | add
      Sph      Cyl      Axis    Near add    Intermediate add
OD    -2.25    -0.75    175     +2.00       +1.00
OS    +1.00    -0.50    20      +2.00       +1.00
=== additions for between and for near, each with its head | add
      Sph      Cyl      Axis    Add Inter    Add Near
OD    -2.25    -0.75    175     +1.00        +2.00
OS    +1.00    -0.50    20      +1.00        +2.00
=== a prism whose amount has a sign in brackets | od.prismHor=1.50 od.baseHor=In os.prismHor=1.50 os.baseHor=In
R  Sph (-) 2.25  Cyl (-) 0.75  Axis 175   Prism ( + ) 1.50 In
L  Sph (+) 1.00  Cyl (-) 0.50  Axis 20    Prism ( + ) 1.50 In
=== a prism that is billed by its code | od.prismHor=2.00 od.baseHor=In
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
V2715  Prism OD 2.00 BI
=== far behind, below a misread head of prisms | od.prismHor=2.00 od.baseHor=Out os.prismHor=2.00 os.baseHor=Out
     Sphäre      Zylinder    Achse            Pnsma
R    -2,25       -0,75       175              2,00   außen
L    +1,00       -0,50       20               2,00   außen
=== a prism at the edge, without a unit, is asked | od.prismHor=? od.baseHor=? os.prismHor=? os.baseHor=?
Arzt für Augenheilkunde                  31134 Hildesheim
                                         den 20.02.24
   R. s -2,25  z -0,75  A 175            1,50 innen
   L. s +1,00  z -0,50  A  20            1,50 innen
=== what to do if anything is wrong | pd
Your order is confirmed
Right Eye    Sphere: -2.25    Cylinder: -0.75    Axis: 175
Left Eye     Sphere: +1.00    Cylinder: -0.50    Axis: 20
PD: 62.5 mm
Please check the prescription we have for you. If something is wrong, reply before 4pm today.
=== was zu tun ist, sollte etwas nicht stimmen | pd
Optik Sonntag, Ihre neue Brille      Auftrag vom 12.03.2025
       Sphäre    Zylinder    Achse
R      -2,25     -0,75       175
L      +1,00     -0,50       20
PD 62,5 mm
Bitte vergleichen Sie das mit Ihrer Verordnung. Sollte etwas nicht stimmen, melden Sie sich innerhalb von 24 Stunden.
=== what to do if anything is wrong, on a picture
Your glasses prescription, MarcusBell    03/12/2026
       Sphere    Cyl       Axis
OD     -2.25     -0.75     175
OS     +1.00     -0.50     20
Please checkthe prescription we have for you. lf anything is wrong, reply to this email
within24hours.
=== visit summary that says how long glasses are worn
Eyeglass Prescription
  Wearing time: Full time
  Eye     Sph      Cyl     Axis
  OD      -2.25    -0.75   175
  OS      +1.00    -0.50   20
  Expires 10/15/2026
=== what the eye sees with it behind a sign of equality
R  -2,25 sph  -0,75 cyl  175° = 0,8
L  +1,00 sph  -0,50 cyl  20°  = 1,25
=== acuity in a column that is headed in short | pd
SEHTEST- und REFRAKTIONSBOGEN
            Sph     Cyl     A      Vis cc
mono R     -2,25   -0,75    175    1,25
mono L     +1,00   -0,50    20     1,25
Verordnung wie oben für Ferne. PD 62,5
=== a lens of each eye in its column, called Korrektion
Brillenpass
              Rechts               Links
Korrektion    -2,25 -0,75 x 175    +1,00 -0,50 x 20
V cc          1.25                 1.25
=== contact lenses in short below the table
       SPH      CYL     AX
R     -2.25    -0.75    175
L     +1.00    -0.50    20
CL R  8.6/14.2 -1.50-0.75x180   L 8.6/14.2 +0.75-0.50x20
=== letter with what is seen now
Before the operation the refraction of that eye was -1.75 -2.75 at 079. Uncorrected vision is now 20/15.
The new glasses prescription is:
OD: -2.25 -0.75 x 175
OS: +1.00 -0.50 x 20
=== telephone numbers of a fax
02/18/2026 14:02  555 0188 2201 --> 555 0190 4400  P.01/01
OD  -2.25  -0.75  175
OS  +1.00  -0.50  20
=== an earlier one that is no longer shown
Spectacle prescription
OD  -2.25  -0.75  175
OS  +1.00  -0.50  20
Previous: 09-Apr-2023 (superseded) - show
=== an addition behind the degrees of cylinders that are named behind | add
Brillenrezept ausgestellt:
     R  -2,25 sph  -0,75 cyl  175°   Add +2,00
     L  +1,00 sph  -0,50 cyl  20°    Add +2,00
=== an earlier one in a line, superseded
Spectacle prescription
Previous: R -2.75/-0.50x15  L -3.00/-0.25x170 (superseded)
TODAY'S PRESCRIPTION
R    -2.25    -0.75    x 175
L    +1.00    -0.50    x 20
=== vertical prisms of eyes in columns, below their horizontal ones | od.prismHor=2.00 od.baseHor=In os.prismHor=2.00 os.baseHor=In od.prismVer=0.50 od.baseVer=Down os.prismVer=0.50 os.baseVer=Up
                          Rechts          Links
Sphäre                    -2,25           +1,00
Zylinder                  -0,75           -0,50
Achse                     175             20
Prisma horizontal         2,00            2,00
Basis                     innen           innen
Prisma vertikal           0,50            0,50
Basis                     unten           oben
=== prisms in lines below their eyes | od.prismHor=1.50 od.baseHor=In os.prismHor=1.50 os.baseHor=In
Right eye:   -2.25 sphere, -0.75 cylinder, axis 175
             prism 1.50, base in
Left eye:    +1.00 sphere, -0.50 cylinder, axis 20
             prism 1.50, base in
=== a block for each eye below the heads of the first | add
Right      Sph      Cyl      Axis     Prism    VA
Distance   -2.25    -0.75    175      -        6/6
Near       -0.25    -0.75    175      -        N5
Left
Distance   +1.00    -0.50    20       -        6/6
Near       +3.00    -0.50    20       -        N5

Add: R +2.00  L +2.00
=== eyes in two languages, and additions of both behind a stroke | add
Brillenrezept / Ordonnance de lunettes
                 sph       cyl       Achse     Prisma    Basis
Ferne    R/D     -2.25     -0.75     175       --        --
Loin     L/G     +1.00     -0.50     20        --        --
Add. R/L: +2.00 / +2.00
=== present glasses in a remark | add pd=60
               RIGHT EYE                               LEFT EYE
         Sph     Cyl     Axis   Vision          Sph     Cyl     Axis   Vision
Dist.    -2.25   -0.75   175°   6/6p            +1.00   -0.50   20°    6/6
Add      +2.00                  N6              +2.00                  N6
Remarks: PGP - OD -2.00 DS, OS +0.75 DS
PD: 60 mm
=== distances with what they are for behind them | pd=60.5
Your glasses prescription is: OD -2.25 -0.75 x 175, OS +1.00 -0.50 x 020. Dr. Whitley noted PD 60.5 at distance and 57.5 at near.
=== distances with what they are for behind them, in German | pd=62.5
Rechts -2,25 -0,75 175, links +1,00 -0,50 20, PD 62,5 mm für die Ferne und 59 mm für die Nähe
=== a distance without the prism | od.prismHor=1.50 od.baseHor=Out os.prismHor=1.50 os.baseHor=Out
          Sph       Zyl       Achse     Prisma    Basis
R         -2,25     -0,75     175       1,50      außen
L         +1,00     -0,50     20        1,50      außen
PD ohne Prisma R/L:  30,0 / 30,5
=== the form that prescribes as follows
Patient's optical prescription or statement
I prescribe glasses as follows  ☑      No change of prescription  ☐
                    Sph       Cyl       Axis      Prism     Base
RIGHT   Distance    -2.25     -0.75     175
LEFT    Distance    +1.00     -0.50     20
=== the make of the glasses before | pd
Bisherige Brille (ausgemessen, ca. 2020)
        Sph      Zyl      Achse
  R     +0,50    -0,25    90
  L     +0,75    -0,25    80
  Marke: unbekannt, stark verkratzt
Refraktion vom 04.04.2025 (Meister: Behrends)
        Sph      Zyl      Achse
  R     -2,25    -0,75    175
  L     +1,00    -0,50    20
PD 62,5
=== a lens without a cylinder behind an acuity | os.cylinder=- os.axis=-
Wir verordneten heute eine neue Brille: RA -2,25 / -0,75 / 175 (Visus 1,25), LA +1,00 sph (Visus 0,8).
Eine Kontrolle empfehlen wir in drei Monaten.
=== the dials of both eyes that nothing names | pd os.cylinder=- os.axis=-
              sphärisch   zylindrisch   Achse
Ferne   R     -2,25       -0,75         175
        L     +1,00       -             -
Nähe    R
        L
              90                90
              180         0     180      0
Pupillenabstand Ferne 62,5 mm
=== a lens whose cylinder has its sphere called so, behind an acuity |
Wir verordneten heute eine neue Brille: RA -2,25 / -0,75 / 175 (Visus 1,25), LA +1,00 sph -0,50 Achse 20 (Visus 0,8).
Eine Kontrolle empfehlen wir in drei Monaten.
=== infinity behind the name of the sphere | od.sphere=-
R          Sph  ∞            Cyl  -0.75        Axis  175
L          Sph  +1.00        Cyl  -0.50        Axis  20
=== no power between an eye and its prism | od.sphere=- od.cylinder=- od.axis=- os.cylinder=- os.axis=- od.prismVer=3.00 od.baseVer=Down os.prismVer=3.00 os.baseVer=Up
Heike Dombrowski             R   plan        Prisma 3 Basis unten
geb. 16.04.1968              L   sph +1,00   Prisma 3 Basis oben
=== glasses instead of contact lenses
Hornhautsprechstunde                              Klinikum Westerzgebirge
Pat. Riccardo Bellmann, *22.03.1998, Keratokonus bds.
Pachymetrie   R  478 µm                            L  441 µm
Brille neu verordnet (statt KL am Abend):
              R  sph -2,25 cyl -0,75 A 175         L  sph +1,00 cyl -0,50 A 20
=== powers of one decimal before an axis that is called so | od.sphere=? od.cylinder=? os.sphere=? os.cylinder=? od.add=? os.add=?
Brille:  R  -2,0 -0,5 A175    L  +1,0 -0,5 A20    Add 2,0
=== an axis behind the word at | od.axis=180 od.sphere=- od.cylinder=+1.25 os.sphere=-0.50 os.cylinder=+0.75
Please make a pair of glasses as follows:
Right eye:  Plano, plus 1.25 cylinder at axis 180.
Left eye:  Minus 0.50 sphere, plus 0.75 cylinder at axis 20.
=== an addition in the line of each eye, each before what is seen with it | add
Dist   R  -2.25/-0.75x175   VA 6/9     L  +1.00/-0.50x20   VA 6/9-
Add    R  +2.00             VA N6      L  +2.00            VA N6
=== an addition behind that for the distance between | add
R Sph  -2.25     R Cyl  -0.75     R Axis  175     R Inter  +1.00     R Near Add  +2.00
L Sph  +1.00     L Cyl  -0.50     L Axis  20      L Inter  +1.00     L Near Add  +2.00
=== a final prescription below several measurements | pd
3. Subjektiv monokular
   R   -2,50   -0,75   x 170     V 1,25
   L   +1,25   -0,50   x 10      V 1,25
ENDVERORDNUNG FERNE
       Sph        Cyl        Achse
   R   -2,25      -0,75      175
   L   +1,00      -0,50      20
   PD 62,5 mm    HSA 12 mm
=== what may be given back, on the paper of a shop | pd2
Glas R:        SPH=-2,25 CYL=-0,75 AX=175
Glas L:        SPH=+1,00 CYL=-0,50 AX=20
PD R/L:        31,5/31
Retoure:       innerhalb 30 Tagen, Code RT-553-001
=== an e-mail that tells both lenses in a sentence
From:  reception@quay.example
Subject:  Your glasses prescription
Thanks for ringing. Aoife has asked me to send on the figures from your eye
exam on Monday last. For your right eye it is -2.25 with a cyl of -0.75 at 175,
and for your left it is +1.00 with a cyl of -0.50 at 20. You have no reading
addition.
=== an e-mail that spells its signs
Subject:  Re: copy of my glasses prescription
Dr. Fenwick asked me to send you your new glasses prescription.
For the right eye it is minus 2.25 with minus 0.75 of cylinder at axis 175.
For the left eye it is plus 1.00 with minus 0.50 of cylinder at axis 20.
=== a message whose second lens goes on below | add
Hallo Frau Ziesemer, hier Ihre Brillenstaerke wie
gewuenscht: R sph -2,25 cyl -0,75 A 175 / L sph +1,00
cyl -0,50 A 20 / Add 2,00 bds. Ihre neuen
Glaeser sind bestellt. Ihr Team Marquardt
=== fields of a hospital's record that end in Rx | add pd=62
Ophthalmic Lens Rx
OD Sphere Rx        -2.25        OD Cylinder Rx     -0.75
OD Axis Rx          175          OD Add Rx          +2.00
OS Sphere Rx        +1.00        OS Cylinder Rx     -0.50
OS Axis Rx          20           OS Add Rx          +2.00
Pupil Dist          62
=== sph. Add. over the last column | add
               sph.      cyl.      Achse   sph. Add.
   R           -2,25     -0,75     175     +2,00
   L           +1,00     -0,50     20      +2,00
=== powers, and the effects of lenses, by their long names
Right Eye                           Left Eye
Spherical power: -2.25 D            Spherical power: +1.00 D
Cylindrical power: -0.75 D          Cylindrical power: -0.50 D
Cylindrical axis: 175°              Cylindrical axis: 20°
=== PD/2 of each eye | pd2
              R            L
Sphäre      - 2,25       + 1,00
Zylinder    - 0,75       - 0,50
Achse         175          20
PD/2         31,5         31,0
=== a letter that tells both lenses in one line
Your glasses prescription
Dear Ms Quay, after your examination this morning we now prescribe the following.

For your right eye it is -2.25 with a cyl of -0.75 at 175, and for your left it is +1.00 with a cyl of -0.50 at 20.
=== how lenses should be made, and articles in sentences | pd=67
The Liffey Eye Clinic, Dublin
I have prescribed new spectacles as follows:
Right eye: -2.25 / -0.75 x 175 (6/6)
Left eye: +1.00 / -0.50 x 020 (6/6)
These should be made as single vision distance glasses, with a pupillary distance of 67 mm. A copy of this letter may be taken to any optician in place of a separate prescription. I have arranged a review.
=== a prescription of glasses below those that are worn and what a device has measured
Getragene Brille (ca. 2 Jahre alt)                  Autorefraktometer (objektiv)
     Sph      Cyl     Achse   Visus cc                   Sph      Cyl     Achse   Visus sc
R    -2,50    -1,00   170     1,0                   R    -2,50    -1,00   170     0,8
L    -2,25    -0,75   89      1,0                   L    +0,75    -0,75   25      0,6
Prüfungen
Verordnung Brille - Einstärken
     Sph      Cyl     Achse   Add    Visus cc
R    -2,25    -0,75   175            0,6
L    +1,00    -0,50   20             1,0
`;
