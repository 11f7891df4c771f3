/** Tables and lists of one prescription: where eyes, fields and values stand. */
export const TABLES = `
=== plain
     SPH      CYL      AXIS
OD   -2.25    -0.75    175
OS   +1.00    -0.50    20
=== headless table usual order | add
OD   -2.25    -0.75    175    +2.00
OS   +1.00    -0.50    20     +2.00
ADD  +2.00
=== head only on first table | add
DISTANCE   SPH      CYL      AXIS
OD         -2.25    -0.75    175
OS         +1.00    -0.50    20
NEAR
OD         ADD +2.00
OS         ADD +2.00
=== heads in two rows | od.prismHor=1.50 od.baseHor=In os.prismHor=2.00 os.baseHor=In
     Sphere   Cylinder   Axis    Prism
     (D)      (D)        (deg)   (pd)    Base
OD   -2.25    -0.75      175     1.50    In
OS   +1.00    -0.50      20      2.00    In
=== tabo
R  sph -2,25  cyl -0,75  TABO 175°
L  sph +1,00  cyl -0,50  TABO 20°
=== German short S C A | add
R   S -2,25   C -0,75   A 175   Add 2,00
L   S +1,00   C -0,50   A 20    Add 2,00
=== German S Z A
R:  S: -2,25   Z: -0,75   A: 175
L:  S: +1,00   Z: -0,50   A: 20
=== VA columns
     SPH      CYL      AXIS   VA
OD   -2.25    -0.75    175    20/20
OS   +1.00    -0.50    20     20/25
=== VA columns metric
     SPH      CYL      AXIS   VA
OD   -2.25    -0.75    175    6/6
OS   +1.00    -0.50    20     6/9
=== VA decimal German
     Sph      Zyl      Achse   Visus cc
R    -2,25    -0,75    175     1,0
L    +1,00    -0,50    20      0,8
=== VA decimal German p
     Sph      Zyl      Achse   V
R    -2,25    -0,75    175     1,0p
L    +1,00    -0,50    20      0,8
=== VA inline
OD: -2.25 -0.75 x 175   20/20
OS: +1.00 -0.50 x 020   20/25-2
=== VA J | add
OD: -2.25 -0.75 x 175   20/20   Add +2.00 J1+
OS: +1.00 -0.50 x 020   20/25   Add +2.00 J1
=== exam three tables
Lensometry (current glasses)
     SPH      CYL      AXIS
OD   -2.00    -0.75    170
OS   +0.75    -0.50    25
Autorefraction
OD   -2.50    -0.75    165
OS   +1.25    -0.50    15
Keratometry
OD   43.25 @ 175   44.00 @ 85
OS   43.50 @ 5     44.25 @ 95
Final Rx
     SPH      CYL      AXIS
OD   -2.25    -0.75    175
OS   +1.00    -0.50    20
IOP  OD 15  OS 16
=== exam lines
Wearing:  OD -2.00 -0.75 x 170   OS +0.75 -0.50 x 25
AR:       OD -2.50 -0.75 x 165   OS +1.25 -0.50 x 15
K's:      OD 43.25/44.00 x 85    OS 43.50/44.25 x 95
Final:    OD -2.25 -0.75 x 175   OS +1.00 -0.50 x 20
=== transposed | add pd2
          OD        OS
SPH       -2.25     +1.00
CYL       -0.75     -0.50
AXIS      175       20
ADD       +2.00     +2.00
PD        31.5      31
=== transposed with left first
           Left      Right
Sphere     +1.00     -2.25
Cylinder   -0.50     -0.75
Axis       20        175
=== key value | add pd
OD Sphere: -2.25
OD Cylinder: -0.75
OD Axis: 175
OD Add: +2.00
OS Sphere: +1.00
OS Cylinder: -0.50
OS Axis: 20
OS Add: +2.00
PD: 62.5
=== key value label first
Sphere (right): -2.25
Cylinder (right): -0.75
Axis (right): 175
Sphere (left): +1.00
Cylinder (left): -0.50
Axis (left): 20
=== key value label R
Sph. R  -2,25
Sph. L  +1,00
Zyl. R  -0,75
Zyl. L  -0,50
Achse R  175
Achse L  20
=== R spanning stacked labels
         Sphere     -2.25
Right    Cylinder   -0.75
         Axis       175
         Sphere     +1.00
Left     Cylinder   -0.50
         Axis       20
=== R spanning four | add
         Sphere     -2.25
         Cylinder   -0.75
Right
         Axis       175
         Add        +2.00
         Sphere     +1.00
         Cylinder   -0.50
Left
         Axis       20
         Add        +2.00
=== phone dates
Phone 555-123-4567   Fax (555) 222-1111
Date 01/02/2024  DOB 3/4/1980
     SPH      CYL      AXIS
OD   -2.25    -0.75    175
OS   +1.00    -0.50    20
Rx expires 01/02/2026
=== hsa and index
     SPH      CYL      AXIS
OD   -2.25    -0.75    175
OS   +1.00    -0.50    20
HSA 12 mm  Index 1.60  Fassung 54-18  Inkl. 8,5°
=== price lines
     SPH      CYL      AXIS
OD   -2.25    -0.75    175
OS   +1.00    -0.50    20
Single vision 1.60 lenses    $129.00
Coupon  -$20.00
Discount   -15.00
=== unnamed eyes by order Rx
Rx      Sphere    Cyl      Axis
R.E.    -2.25     -0.75    175
L.E.    +1.00     -0.50    020
=== R/F L/F | add
        Sph      Zyl      Achse
R/F     -2,25    -0,75    175
L/F     +1,00    -0,50    20
R/N     -0,25    -0,75    175
L/N     +3,00    -0,50    20
=== units behind
R: sph -2,25 dpt, cyl -0,75 dpt, Achse 175°
L: sph +1,00 dpt, cyl -0,50 dpt, Achse 20°
=== comb
OD: -2.25 = -0.75 x 175
OS: +1.00 = -0.50 x 20
=== comb2
OD  -2.25 sph / -0.75 cyl x 175
OS  +1.00 sph / -0.50 cyl x 20
=== circle sph
OD  -2.25 DS / -0.75 DC x 175
OS  +1.00 DS / -0.50 DC x 20
=== trailing eye
-2.25 -0.75 x 175  OD
+1.00 -0.50 x 20   OS
=== eye right column
     SPH      CYL      AXIS
     -2.25    -0.75    175    OD
     +1.00    -0.50    20     OS
=== intermediate rows
                SPH      CYL      AXIS
Distance  OD    -2.25    -0.75    175
          OS    +1.00    -0.50    20
Computer  OD    -1.25    -0.75    175
          OS    +2.00    -0.50    20
Reading   OD    -0.25    -0.75    175
          OS    +3.00    -0.50    20
=== eyes above side tables
         RIGHT                           LEFT
SPH      CYL      AXIS           SPH      CYL      AXIS
-2.25    -0.75    175            +1.00    -0.50    20
=== heads repeated with unit | add
     Sph.(dpt)   Cyl.(dpt)   Achse(°)   Add(dpt)
R    -2,25       -0,75       175        2,00
L    +1,00       -0,50       20         2,00
=== type column | add
Eye   Type       Sphere   Cylinder   Axis    Add
OD    Progr.     -2.25    -0.75      175     +2.00
OS    Progr.     +1.00    -0.50      20      +2.00
=== qty material columns
Eye   Qty   Sphere   Cylinder   Axis    Index    Height
R     1     -2.25    -0.75      175     1.67     18
L     1     +1.00    -0.50      20      1.67     19
=== kinds to choose from | pd
☐ Distance  ☐ Near  ☐ Computer
     SPH      CYL      AXIS
OD   -2.25    -0.75    175
OS   +1.00    -0.50    20
☐ Distance  ☐ Near  ☐ Full time  PD 62.5
=== an eye named in a line of prices
2  Brillenglas rechts  1,67      1      320,95 €
   Sph -2,25  Zyl -0,75  Achse 175
3  Brillenglas links  1,67       1      392,99 €
   Sph +1,00  Zyl -0,50  Achse 20
   Rabatt                              -25,00 €
=== heads in two languages | add
     Sph       Cyl       Achse     Add
     sphère    cylindre  axe
R    -2,25     -0,75     175       2,00
L    +1,00     -0,50     20        2,00
=== none of it in short | od.sphere=? od.cylinder=- od.axis=-
OD  0 DS   20/20
OS  +1.00 -0.50 x 20  6/6
=== commas
OD: -2.25, -0.75, 175
OS: +1.00, -0.50, 20
=== power head
Eye   Power    Cyl      Axis
OD    -2.25    -0.75    175
OS    +1.00    -0.50    20
=== combined head | add pd2
        Sph / Cyl / Axis       Add      PD
OD      -2.25 / -0.75 x 175    +2.00    31.5
OS      +1.00 / -0.50 x 20     +2.00    31
=== four rows | add
           Sph      Cyl      Axis
OD Dist    -2.25    -0.75    175
OD Near    -0.25    -0.75    175
OS Dist    +1.00    -0.50    20
OS Near    +3.00    -0.50    20
=== eye and field lines | add
R Sph: -2.25
R Cyl: -0.75
R Axis: 175
R Add: +2.00
L Sph: +1.00
L Cyl: -0.50
L Axis: 20
L Add: +2.00
=== field with eye in brackets
SPH (R): -2.25    SPH (L): +1.00
CYL (R): -0.75    CYL (L): -0.50
AXIS (R): 175     AXIS (L): 20
=== pairs by stroke
SPH R/L: -2.25 / +1.00
CYL R/L: -0.75 / -0.50
AXIS R/L: 175 / 20
=== cards side by side | add
Right eye                              Left eye
Sphere     Cylinder                    Sphere     Cylinder
-2.25      -0.75                       +1.00      -0.50
Axis       Add                         Axis       Add
175        +2.00                       20         +2.00
=== cards stacked two by two | add
Right eye (OD)
Sphere               Cylinder
-2.25                -0.75
Axis                 Add
175                  +2.00
Left eye (OS)
Sphere               Cylinder
+1.00                -0.50
Axis                 Add
20                   +2.00
=== equals and slash
R: sph. -2,25 = cyl. -0,75 / 175°
L: sph. +1,00 = cyl. -0,50 / 20°
=== R1 R2 rows
R:  Sph -2,25  Zyl -0,75  Achse 175
L:  Sph +1,00  Zyl -0,50  Achse 20
Hornhautradien  R 7,65/7,80  L 7,70/7,85
=== stacked eyes columns with value and unit | pd2
                  Right      Left
Sphere            -2.25 D    +1.00 D
Cylinder          -0.75 D    -0.50 D
Axis              175°       20°
PD                31.5 mm    31 mm
=== eyes as column heads twice with sub heads
           OD                       OS
     SPH    CYL    AXIS      SPH    CYL    AXIS
     -2.25  -0.75  175       +1.00  -0.50  20
=== subjective and objective rows
                Sph      Cyl      A
Objektiv   R    -2,00    -0,75    170
           L    +0,75    -0,50    25
Subjektiv  R    -2,25    -0,75    175
           L    +1,00    -0,50    20
=== valid for and ids
Rx # 8832114   Valid for 2 years   Lic 12345
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
=== sph colon cyl colon in one | add
OD SPH:-2.25 CYL:-0.75 AX:175
OS SPH:+1.00 CYL:-0.50 AX:20
ADD:+2.00
=== RE LE with SC
RE: -2.25 / -0.75 * 175
LE: +1.00 / -0.50 * 20
=== R und L | add
Ferne: R sph -2,25 cyl -0,75 A 175 | L sph +1,00 cyl -0,50 A 20
Nähe: Add 2,00 bds.
=== phone screenshot | add pd
Your prescription
Right eye · OD
Sphere (SPH)                    -2.25
Cylinder (CYL)                  -0.75
Axis                            175
Addition (ADD)                  +2.00
Left eye · OS
Sphere (SPH)                    +1.00
Cylinder (CYL)                  -0.50
Axis                            20
Addition (ADD)                  +2.00
Pupillary distance              62.5 mm
=== an eye that was not read, above one with a sphere alone | od.cylinder=- od.axis=-
      Sph.     Cyl.      Axis
R.    -2.25
      +1.00    -0.50     20
=== a table whose heading was misread
Autoretraction
        Sphere    Cylinder   Axis
Right   -2.00     -0.75      170
Left    +0.75     -0.50      25
Final Prescription
        Sphere    Cylinder   Axis
Right   -2.25     -0.75      175
Left    +1.00     -0.50      20
=== one eye that was not read, and heads for each
R   -2,25         -0,75         175
    sphärisch     zylindrisch   Achse
    +1,00         -0,50         20
    sphärisch     zylindrisch   Achse
=== labels between the values of both eyes | os.cylinder=- os.axis=-
       Rechts                   Links
       -2,25      Sphäre        +1,00
       -0,75      Zylinder      sph
       175        Achse
=== a plus that stands off
R
SPH    -2.25
CYL    -0.75
AX     175
L
SPH  +  1.00
CYL    -0.50
AX     20
=== powers without their zeros | os.sphere=? os.cylinder=?
Rx released:
OD -2.25 -0.75x175
OS +1 -0.5x20
=== a heading of two labels
Bisherige Brille
    Sph      Zyl      Achse
R   -2,50    -0,50    170
L   +0,75    -0,75    25
Neue  Werte
    Sph      Zyl      Achse
R   -2,25    -0,75    175
L   +1,00    -0,50    20
=== measured by hand, then prescribed | add
Manifest Refraction
        Sphere   Cylinder   Axis
Right   -2.50    -0.50      170
Left    +0.75    -0.75      25
Final Rx
        Sphere   Cylinder   Axis   Add
Right   -2.25    -0.75      175    2.00
Left    +1.00    -0.50      20     2.00
=== each eye with its heads in one row | pd2
Patient        R Sph   R Cyl   R Axis   R PD   L Sph   L Cyl   L Axis   L PD
Hector Rowe    -2.25   -0.75   175      31.5   +1.00   -0.50   20       31
=== blocks of both eyes side by side | pd2
Right (OD)                       Left (OS)
Sphere:    -2.25   20/60         Sphere:    +1.00   20/20
Cyl:       -0.75                 Cyl:       -0.50
Axis:      175                   Axis:      20
Add:               N5 @ 40       Add:               N5 @ 40
Mono PD:   31.5                  Mono PD:   31
=== a field over a line of both eyes | pd2
Sphere (SPH)
R   -2.25           L   +1.00
Cylinder (CYL)
R   -0.75           L   -0.50
Axis
R   175             L   20
Pupillary distance
R   31.5            L   31
=== a line that ends with an eye | add pd
from 1/14/23 OD -2.25 -0.75x175 OS
+1.00 -0.50x20 ADD +2.00 PD 62.5
=== an eye over two values with two labels
New glasses, right eye
Sph -2.25
Cyl -0.75, axis 175
New glasses, left eye
Sph +1.00
Cyl -0.50, axis 20
=== a cornea in the same row | pd
      K flat / steep        IOP    Sph      Cyl      Ax
OD    45.50 / 43.50 @ 78    13     -2.25    -0.75    175
OS    44.25 / 42.25 @ 97    16     +1.00    -0.50    20
Binocular PD 62.5
=== hours of a practice
Sprechzeiten Mo-Fr 8.00-12.00, Di 15.00-18.00
R   -2,25   -0,75   175
L   +1,00   -0,50   20
=== two packets side by side
CLARIS 1.60 HMC   R           CLARIS 1.60 HMC   L
SPH      -2.25                SPH      +1.00
CYL      -0.75                CYL      -0.50
AXIS     175                  AXIS     20
=== pairs in an order that is said once | add pd2
values are right;left
SPH= -2.25 ; +1.00
CYL= -0.75 ; -0.50
AX= 175 ; 20
ADD= +2.00 ; +2.00
IPD= 31.5 ; 31
=== labels with their short names, and sph in place of a cylinder | os.cylinder=- os.axis=-
Right eye (OD)
Sphere (SPH)     -2.25
Cylinder (CYL)   -0.75
Axis             175
Left eye (OS)
Sphere (SPH)     +1.00
Cylinder (CYL)   sph
=== blocks of both eyes, one without a cylinder | od.cylinder=- od.axis=- pd2
RIGHT LENS                LEFT LENS
Sphere      -2.25         Sphere      +1.00
Cylinder    SPH           Cylinder    -0.50
PD          31.5          Axis        20
                          PD          31
=== a formula under a head that says nothing of it
Eye     Acuity without lenses   Lenses
Right   20/15                   -2.25 -0.75 x 175
Left    20/20                   +1.00 -0.50 x 020
=== both eyes behind their values in a line
Sphere     -2.25 R   +1.00 L
Cylinder   -0.75 R   -0.50 L
Axis       175 R     20 L
=== blocks of both eyes, each without the lines that it has no value for | os.cylinder=- os.axis=- add pd2
Right eye                        Left eye
Sphere                -2.25      Sphere                +1.00
Cylinder              -0.75      Add                   +2.00
Axis                    175      PD                       31
Add                   +2.00
PD                     31.5
=== an addition without a heading in the place of a cylinder | os.cylinder=? os.axis=? od.pd=- os.pd=-
O.D.   -2.25   -0.75   175
O.S.   +1.00                   +2.00   31
=== a plus cylinder whose axis may be a distance, beside one that cannot | od.cylinder=+0.75 os.cylinder=+0.50
O.D.   -2.25   +0.75   175
O.S.   +1.00   +0.50   20
=== cylinders of both signs | od.cylinder=? od.axis=? os.cylinder=? os.axis=?
     Sph      Cyl      Axis
R    -2.25    -0.75    175
L    +1.00    +0.50    20
=== heads in two rows, some a line higher | add pd2
                               Add      PD
     Sphere   Cylinder   Axis
OD   -2.25    -0.75      175   +2.00    31.5
OS   +1.00    -0.50      20    +2.00    31
=== head of the cylinder not seen
     Sph                Axis
RE   -2.25    -0.75     175
LE   +1.00    -0.50     20
=== degrees of a field before plano | od.sphere=- od.axis=4
Eye     Acuity   Field   Lenses prescribed
Right   20/30    80°     PLANO -0.75 x 004
Left    20/30    76°     +1.00 -0.50 x 020
=== dots lead to values
Rechts droite              Links gauche
Sph. sph....    -2,25      Sph. pt.....   +1,00
Cyl. cyl....    -0,75      Cyl. cyl....   -0,50
Achse axe...    175        Achse axe...   20
=== order of lines, gap in a number | od.add=+2.25 os.add=+2.25 pd2 od.axis=?
Sph/Cyl/Achse/Add
R -2,25/-0,75/1 75/2,25
L +1,00/-0,50/20/2,25
PD R 31,5 L 31
=== order of lines, one that is not in order | od.axis=? os.sphere=? os.cylinder=? os.axis=?
Sph/Cyl/Achse/Add/PD
R -2,25/-0,75/1 7 5 a/2,25/31
L +1,00/-0,50/20/2,25/31
=== order of cells, marks misread | od.add=+2.25 os.add=+2.25
Auge;Sph;Zyl;Achse;Add
R;-2,25;-0,75;175;2,25
L/+1,00:-0, 50;20;2,25
=== commas between numbers with points | od.add=+2.25 os.add=+2.25
eye,sphere,cylinder,axis,add
right,-2.25,-0.75,175,2.25
left,+1.00,-0.50,20,2.25
=== letters cut off the eyes
Sphere, right eye      -2.25   D
Cylinder, right ye     -0.75   D
Axis, right ye         175     degrees
Sphere, left eye       +1.00   D
Cylinder, eft y        -0.50   D
Axis, left ye          20      degrees
=== addition of both under columns of eyes | add
Right                      Left
SPH.    CYL.    AXIS       SPH.    CYL.    AXIS
-2.25   -0.75   175        +1.00   -0.50   20
Near addition B/E +2.00
=== the word for none in the place of a cylinder, eyes across | od.cylinder=- od.axis=- pd2
Prescription   OD (right)   OS (left)
Sphere         -2.25        +1.00
Cylinder       none         -0.50
Axis                        20
PD (mm)        31.5         31
=== a column of the upper row of heads | add od.prismHor=3.75 od.baseHor=In os.prismHor=4.75 os.baseHor=In
                                     Prisma horizontal   Prisma vertikal
Auge   Sph      Cyl      Achse                                              Add
                                     pdpt     Basis      pdpt     Basis
RA     -2,25    -0,75    175         3,75     innen                         +2,00
LA     +1,00    -0,50    20          4,75     innen                         +2,00
=== money under an addition | add pd2
Glaswerte      Sph      Zyl      Achse    Add
rechts         -2,25    -0,75    175      2,00
links          +1,00    -0,50    20       2,00
2 Gläser Gleitsicht Index 1,67            185,00
Rabatt 5 %                                -12,50
Summe inkl. MwSt.                         172,50
Gültig 4 Wochen.PD R/L:31,5/31 mm
=== ADD between the lines of both eyes, boxes to tick beside them | add
          SPHERE    CYLINDER   AXIS    PRISM
     OD   -2.25     -0.75      175
DIST
     OS   +1.00     -0.50      20
     OD   +2.00
                                   Bifocal    Trifocal
ADD
                                   Progressive   Readers
     OS   +2.00
=== heads twice, the eyes at the edges of their halves | pd2
R - Rechts (OD)                               L - Links (OS)
              Sph     Zyl     Achse                         Sph     Zyl     Achse
Verordnung    -2,25   -0,75   175°            Verordnung    +1,00   -0,50   20°
PD R 31,5   L 31
=== the order of fields in brackets behind a word | pd
Brillenwerte (sph / cyl / Achse)
R: -2,25 / -0,75 / 175°
L: +1,00 / -0,50 / 020°
PD 62,5 mm
=== eyes glued to far and near | add
          Sph.      Cyl.     Achse
Fernr.    -2,25     -0,75    175
Fern l.   +1,00     -0,50    20
Nahr.     -0,25     -0,75    175
Nah l.    +3,00     -0,50    20
=== letters below one another beside the rows for far and those of the addition | add
          SPHERE    CYL.      AXIS    PRISM
D    OD   -2.25     -0.75     175
I
S
T    OS   +1.00     -0.50     20
     OD   +2.00
A
D
D    OS   +2.00
=== distances aside of their head, with other lines below them | pd2
         Sphere   Cylinder   Axis       PD
Right    -2.25    -0.75      175             31.5
Left     +1.00    -0.50      20              31
Polycarbonate  clear
Model Titan 4                                Form AS 163
Dr. Ada Meyer                                Rev. B
Seen and signed                              Page one
Workplace: laboratory                        of one
=== blocks of two lens packets below one another |
LUXOVIS Brillengläser R
MONOFOCAL 1.60 HMC
SPH     CYL     ACHSE
-2,25   -0,75   175
20.11.2024
LUXOVIS Brillengläser L
MONOFOCAL 1.60 HMC
SPH     CYL     ACHSE
+1,00   -0,50   20
20.11.2024
=== codes of diagnoses below a table |
        Sphere   Cyl     Axis
RIGHT   -2.25    -0.75   175
LEFT    +1.00    -0.50   20
11001   left     Z 01.0   26.50
40501   left     H 52.2   26.50
=== heads in two languages with dashes |
         Sphäre - Sfera   Zylinder - Cilindro   Achse - Asse
Re - Dx      -2,25               -0,75               175°
Li - Sx      +1,00               -0,50               20°
=== print sizes behind additions | add
              RIGHT EYE                        LEFT EYE
          SPH     CYL     AXIS    V/A      SPH     CYL     AXIS    V/A
DIST.     -2.25   -0.75   175     6/12     +1.00   -0.50   20      6/9
ADD       2.00  N 6                        2.00  N 6
=== the curve of both lenses |
     SPH     CYL     AX
R    -2.25   -0.75   175
L    +1.00   -0.50   20
BASE  6.25/6.25   THK  2.1
=== current prescription below former glasses |
Frühere Gläser (nur Verlauf)
2019   -2,00 / -0,75 / 170    +0,75 / -0,50 / 15
Aktuelle Brillenverordnung vom 04.09.2024
         Sphäre   Zylinder   Achse
Rechts   -2,25    -0,75      175
Links    +1,00    -0,50      20
=== an addition as on the right | add
Sph / Zyl / Achse
1 Brillenglas rechts, Gleitsicht
-2,25 / -0,75 / 175°   Add. +2,00
2 Brillenglas links, Gleitsicht
+1,00 / -0,50 / 20°    Add. wie rechts
=== two lens packets side by side | add
R   Perfalit AS 1.5               L   Perfalit AS 1.5
Clear UV                          Clear UV AR
sph     cyl     Achse             sph     cyl     Achse
-2,25   -0,75   175               +1,00   -0,50   20
Add 2,00                          Add 2,00
Komm. Björn Lindner               Komm. Björn Lindner
=== the scheme of degrees over bases | od.prismVer=1.25 od.baseVer=Down os.prismVer=1.50 os.baseVer=Up
     Sphäre   Cylinder   Achse   Prisma   Basis TABO
R    -2,25    -0,75      175     1,25     270°
L    +1,00    -0,50      20      1,50     90°
=== bases named in full for each eye | od.prismHor=3.00 od.baseHor=Out os.prismHor=3.50 os.baseHor=Out
Rechtes Glas                     Linkes Glas
Sphäre              -2,25        Sphäre              +1,00
Zylinder            -0,75        Zylinder            -0,50
Achse               175          Achse               20
Prisma horizontal   3,00         Prisma horizontal   3,50
Basis horizontal    180°         Basis horizontal    0°
=== a column of distances in millimetres | pd2
Glas      sph      cyl      Achse   PD in mm
rechts    -2,25    -0,75    175     31,5
links     +1,00    -0,50    20      31
=== a form of the health funds with a box for each and the vertex in its line |
Krankenkasse bzw. Kostenträger          Sehhilfenverordnung
DAK-Gesundheit                          Brille      Kontaktlinsen
RECHTS                           LINKS
Sphäre   Zyl.    Achse           Sphäre   Zyl.    Achse
-2,25    -0,75   175             +1,00    -0,50   20
HSA 14 mm
=== a packet for each lens, with its letters apart | add
G L A SS E S  R
Luxovis Plus 1 1.60
SPH      CYL      AXIS     ADD
-2.25    -0.75    175      2.00
G L A SS E S  L
Luxovis Plus 1 1.60
SPH      CYL      AXIS     ADD
+1.00    -0.50    20       2.00
=== the heads of both eyes, and one addition behind both | add
              RECHTS                        LINKS
              Sph      Zyl      Ach         Sph      Zyl      Ach       Add
Ferne         -2,25    -0,75    175         +1,00    -0,50    20        2,00
=== an addition alone over both eyes over its values | add
RIGHT EYE
Sph        Cyl        Axis       Prism
-2.25      -0.75      175        -
LEFT EYE
Sph        Cyl        Axis       Prism
+1.00      -0.50      20         -
READING ADD
Right      Left
+2.00      +2.00
=== an empty line for near over a bill
        |          R            |          L            |
        |  Sph    Cyl    Axis   |  Sph    Cyl    Axis   |
 Dist   |  -2.25  -0.75  175    |  +1.00  -0.50  20     |
 Near   |                       |                       |
Frame   Full shell brown               650
=== two fields in one cell of each eye | pd2
              R                  L
  SPH/CYL     -2,25 / -0,75      +1,00 / -0,50
  ACHSE       175                20
  PD          31,5               31
=== the order of the fields behind the name of the paper
Verordnung (R/L)  sph / cyl / Achse:
   R:   -2,25 / -0,75 / 175
   L:   +1,00 / -0,50 / 20
=== the order of the fields in brackets before their values | pd
4  Rechtes Auge (sph / cyl / Achse)      -2,25 / -0,75 / 175
5  Linkes Auge (sph / cyl / Achse)       +1,00 / -0,50 / 20
6  Addition                              keine
7  Pupillendistanz                       62,5 mm
=== how far the lenses are moved beside the heads of prisms
       SPHERE    CYLINDER    AXIS    DECENTER    H PRISM    H BASE
R      -2.25     -0.75       175     2.5 IN
L      +1.00     -0.50       20      2.5 IN
=== an addition for both lines in a drawn table, before the first | add pd
          |      | SPHERE  | CYLINDER | AXIS |
 DISTANCE |  OD  |  -2.25  |  -0.75   | 175  |
          |  OS  |  +1.00  |  -0.50   |  20  |
 NEAR ADD |  OD  |  +2.00  |          |      |
          |  OS  |  +2.00  |          |      |
 PD  62.5
=== a drawn table without its right edge | pd
              |       |  SPHERE  |  CYLINDER  |  AXIS
 DISTANCE     |  OD   |  -2.25   |  -0.75     |  175
              |  OS   |  +1.00   |  -0.50     |  20
 PD  62.5
=== a drawn addition before what the eye reads near, for both halves | add
          |         RE (OD)                     |          LE (OS)                    |
          |  SPH    |  CYL   |  AXIS  |  V/A    |  SPH   |  CYL   |  AXIS  |  V/A     |
  D.V.    |  -2.25  |  -0.75 |  175   |  6/6    |  +1.00 |  -0.50 |  20    |  6/6     |
  ADD     |  +2.00  |        |        |  N6     |  +2.00 |        |        |  N6      |
=== heads of both halves of a drawn table
          |            R            |            L            |
          |  Sph.    Cyl.    Axis   |  Sph.    Cyl.    Axis   |
----------|-------------------------|-------------------------|
 Dist.    |  -2.25   -0.75   175    |  +1.00   -0.50   20     |
----------|-------------------------|-------------------------|
=== an addition between the lines of both eyes, that begin where it does | add
Rx       |  Sph.     |  Cyl.     |  Axis
  R.E.   |  -2.25    |  -0.75    |  175
D        |           |           |
  L.E.   |  +1.00    |  -0.50    |  20
  R.E.   |  +2.00    |           |
Add      |           |           |
  L.E.   |  +2.00    |           |
=== labels below the values of both eyes side by side
Eyeglass Rx
OD · Right eye                          OS · Left eye
-2.25       -0.75       175             +1.00       -0.50       20
Sphere      Cylinder    Axis            Sphere      Cylinder    Axis
=== letters of the fields of a form
8. PRESCRIPTION
         A. SPHERE    B. CYLINDER    C. AXIS    D. PRISM    E. BASE
RIGHT    -2.25        -0.75          175
         A. SPHERE    B. CYLINDER    C. AXIS    D. PRISM    E. BASE
LEFT     +1.00        -0.50          020
`;
