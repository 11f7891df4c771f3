/** Papers with values or additions for near. */
export const NEAR = `
=== headless with ADD lines | add pd
RIGHT   -2.25    -0.75    175    ADD  +2.00
LEFT    +1.00    -0.50    20     ADD  +2.00
PD 62.5
=== two tables heads only first with near full | add
Ferne
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
Nähe
R    -0,25    -0,75    175
L    +3,00    -0,50    20
=== transposed far and near, 4 columns | add
            Distance              Near
            Right     Left        Right     Left
Sphere      -2.25     +1.00       -0.25     +3.00
Cylinder    -0.75     -0.50       -0.75     -0.50
Axis        175       20          175       20
=== near rows adds | add
             SPH      CYL      AXIS
D.V.  R      -2.25    -0.75    175
      L      +1.00    -0.50    20
N.V.  R      +2.00
      L      +2.00
=== near row Add label | add
                 SPH      CYL      AXIS
Distance   OD    -2.25    -0.75    175
           OS    +1.00    -0.50    20
Near Add   OD    +2.00
           OS    +2.00
=== OU add | add
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Add OU +2.00
=== add both | add
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Near addition (both eyes): +2.00 D
=== ADD R L line | add pd
R  -2,25  -0,75  175
L  +1,00  -0,50  20
Addition R 2,00 / L 2,00
PD 62,5 mm
=== Add slash | add
R  -2,25  -0,75  175
L  +1,00  -0,50  20
Add. 2,00 / 2,00
=== sections near below | add
R e c h t s
Distance
OD  -2.25  -0.75  175
OS  +1.00  -0.50  20
Reading
OD  -0.25  -0.75  175
OS  +3.00  -0.50  20
=== one addition between both eyes | add
     SPH      CYL      AXIS      ADD
R    -2.25    -0.75    175
                                 +2.00
L    +1.00    -0.50    20
=== DSPH, DCYL and what is seen for near | add
              RIGHT EYE                                LEFT EYE
          DSPH     DCYL     AXIS     V/A         DSPH     DCYL     AXIS     V/A
DIST.     -2.25    -0.75    175      6/9         +1.00    -0.50    20       6/7.5
NEAR      -0.25    -0.75    175      N6          +3.00    -0.50    20       N6
=== eye and field lines far apart
Right Sphere        -2.25
Right Cylinder      -0.75
Right Axis          175
Left Sphere         +1.00
Left Cylinder       -0.50
Left Axis           20
=== add rows with eyes | add
      SPH      CYL      AXIS
OD    -2.25    -0.75    175
OS    +1.00    -0.50    20
ADD   OD +2.00   OS +2.00
=== add OU behind | add
      SPH      CYL      AXIS
OD    -2.25    -0.75    175
OS    +1.00    -0.50    20
Add +2.00 OU
=== add in own table | add
      SPH      CYL      AXIS
OD    -2.25    -0.75    175
OS    +1.00    -0.50    20
      ADD
OD    +2.00
OS    +2.00
=== near addition under block | add
Rechts   -2,25   -0,75   175
Links    +1,00   -0,50   20
Nahzusatz R +2,00  L +2,00
=== rows for near whose heading was not read | add pd2
Auge  Sphäre   Zylinder  Achse   Add      PD
R     -2,25    -0,75     175     +2,00    31,5
L     +1,00    -0,50     20      +2,00    31
R     -0,25    -0,75     175              30
L     +3,00    -0,50     20               29,5
=== an addition for between and one for near | add
            Sphere   Cylinder   Axis
R  Distance    -2.25    -0.75      175
   Inter add   +1.00
   Near add    +2.00
L  Distance    +1.00    -0.50      20
   Inter add   +1.00
   Near add    +2.00
=== an addition of both eyes by their names | add
     SPH      CYL      AXIS
R    -2.25    -0.75    175
L    +1.00    -0.50    20
Reading addition R & L: +2.00
=== an addition under two words apart, where no cylinder stands | od.cylinder=- od.axis=- add
     Sphere   Cylinder   Axis   Near  addition
R    -2.25                      +2.00
L    +1.00    -0.50      20     +2.00
=== an addition of both eyes with something behind it | add
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Reading addition R & L: +2.00   BVD 12
=== an addition of both in words, before the distance | add pd
R. sph. -2.25 komb. mit cyl. -0.75 Achse 175 Grad
L. sph. +1.00 komb. mit cyl. -0.50 Achse 20 Grad
für die Nähe   beiderseits   +2.00 dpt mehr   P.D. 62.5 mm
=== the letter of an eye glued to the addition of both | add
     SPH      CYL      AXIS
R    -2.25    -0.75    175
L    +1.00    -0.50    20
Reading additionR & L : +2.00
=== near powers that lost their signs are no additions | od.sphere=-4.25 os.sphere=-4.00 od.add=? os.add=?
              Sphere   Cylinder   Axis
Distance OD   -4.25    -0.75      175
         OS   -4.00    -0.50      20
Near     OD   2.25     -0.75      175
         OS   2.00     -0.50      20
=== a head of an addition for near in two words | add pd2
         Sph      Zyl      Achse   Zusatz Nähe   PD
rechts   -2,25    -0,75    175       +2,00       31,5
links    +1,00    -0,50    20        +2,00       31
=== prisms below an empty line for near are asked, and not left out | od.prismVer=? od.baseVer=? os.prismVer=? os.baseVer=?
                  Rechtes Auge                       Linkes Auge
               Sph      Zyl     Achse            Sph      Zyl     Achse
Ferne          -2,25    -0,75   175              +1,00    -0,50   20
Nähe
Prisma / Basis          2,25    oben                      2,50    unten
=== the distances between the tables of both eyes | add
RIGHT                                               LEFT
Sph     Cyl     Axis    Prism    Base               Sph     Cyl     Axis    Prism    Base
-2.25   -0.75   175                   Distance      +1.00   -0.50   20
-0.25   -0.75   175                     Near        +3.00   -0.50   20
Reading addition: R +2.00   L +2.00    BVD 14 mm    Varifocal
=== additions below a heading of their own | add
        SPHERE   CYLINDER   AXIS
DISTANCE
O.D.    -2.25    -0.75      175
O.S.    +1.00    -0.50      20
ADD FOR NEAR
O.D.             +2.00
O.S.             +2.00
=== an addition for both eyes | add
            Sphäre   Zylinder   Achse
Rechtes Auge  -2,25    -0,75      175
Linkes Auge   +1,00    -0,50      20
Addition für beide Augen: +2,00 dpt
=== a small addition of one eye alone | od.add=?
R    Sph -2,25    Zyl -0,75    Achse 175    Add 0,50
L    Sph +1,00    Zyl -0,50    Achse 20
=== near without its umlaut, below far | add
                 Sph      Cyl      Achse
FERNE   Rechts   -2,25    -0,75    175
        Links     +1,00   -0,50    20
NAEHE   Rechts   -0,25    -0,75    175
        Links     +3,00   -0,50    20
`;
