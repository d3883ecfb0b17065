"""Makes the wheel: `python3 setup.py bdist_wheel`. The library must lie in tiller/ before."""

from setuptools import setup
from wheel.bdist_wheel import bdist_wheel


class Wheel(bdist_wheel):
    """For one kind of machine, and every Python 3."""

    def finalize_options(self):
        super().finalize_options()
        self.root_is_pure = False

    def get_tag(self):
        return ("py3", "none", super().get_tag()[2])


setup(
    name="tiller",
    version="0.1.0",
    description="Steering behaviors for games, drawn in an editor",
    packages=["tiller"],
    package_data={"tiller": ["py.typed", "libtiller.so.*"]},
    license="MIT",
    license_files=["LICENSE", "NOTICES"],
    python_requires=">=3.9",
    extras_require={"numpy": ["numpy"]},  # without it columns are lists
    cmdclass={"bdist_wheel": Wheel},
)
